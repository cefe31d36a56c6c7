import { useCallback, useMemo } from 'react';
import type { LiveAnswers, LiveRequests } from '@site/lib/compiler/liveRequests';
import { describeMissingTarget } from '@site/lib/compiler/describeRelease';
import type { FormerVersion } from '@site/lib/compiler/releases';
import type { EmittedFile, Emitter } from '@site/lib/compiler/types';
import { getCompiler } from '../compiler/getCompiler';
import { isPackage, type PlayState, toContractFiles } from './state/PlayState';
import { useAnswer } from './useAnswer';

/** What became of the contracts. */
export interface Compilation {
  /** About the contracts as they are, or were a moment ago. */
  diagnostics: LiveAnswers['compile']['diagnostics'];
  /** Sentences without a place. */
  others: readonly string[];
  /** Sentences about what was generated. */
  warnings: readonly string[];
  /** What came out last when all was well. */
  output: { files: readonly EmittedFile[]; target: Emitter };
  /** Whether the output is that of earlier contracts. */
  isStale: boolean;
  /** `blank`: there is no contract yet. `failed`: the compiler gave no answer. */
  status: 'loading' | 'blank' | 'answered' | 'failed';
  /** The former release that this is of; without it, the release of the site. */
  release: FormerVersion | undefined;
}

const EMPTY_COMPILATION: Compilation = {
  diagnostics: [],
  others: [],
  warnings: [],
  output: { files: [], target: 'java' },
  isStale: false,
  status: 'loading',
  release: undefined,
};

const WRONG_PACKAGE = 'The package is not valid: write names of letters, digits and _ with dots between them.';

/**
 * Compiles the contracts after each change.
 *
 * @param isWanted whether the compiler may be loaded
 * @param attempt another number asks again
 */
export function useCompilation({ files, options }: PlayState, isWanted: boolean, attempt: number): Compilation {
  const { release } = options;
  const client = useMemo(() => getCompiler(release).connect(), [release]);
  const request = useMemo<LiveRequests['compile']>(() => {
    const { release: _, ...choices } = options;
    // An empty file is one that nobody has written yet; the command line would refuse all for it.
    return { files: toContractFiles(files.filter(({ text }) => text.trim() !== '')), ...choices };
  }, [files, options]);
  const isBlank = Object.keys(request.files).length === 0;
  const problem = isPackage(request.package) ? describeMissingTarget(release, request.target) : WRONG_PACKAGE;
  const isAsked = isWanted && !isBlank && problem === undefined;
  const ask = useCallback(async () => {
    const answer = await client.compile(request);
    return (last: Compilation) => read(forRelease(last, release), answer, request.target);
  }, [client, request, release]);
  const failRelease = useCallback(
    (last: Compilation, reason: string) => fail(forRelease(last, release), reason),
    [release],
  );
  const last = useAnswer(EMPTY_COMPILATION, { ask: isAsked ? ask : undefined, fail: failRelease, attempt });
  const result = forRelease(last, release);

  if (isBlank) return { ...EMPTY_COMPILATION, output: { files: [], target: request.target }, status: 'blank' };
  return problem === undefined ? result : fail(result, problem);
}

/** What another release said does not count. */
function forRelease(last: Compilation, release: FormerVersion | undefined): Compilation {
  return last.release === release ? last : { ...EMPTY_COMPILATION, release };
}

function read(
  last: Compilation,
  { files, diagnostics, stderr, warnings }: LiveAnswers['compile'],
  target: Emitter,
): Compilation {
  const isRefused = stderr !== '' || diagnostics.some(({ source }) => source === 'compiler');
  const others = stderr === '' ? [] : [stderr];
  return {
    ...last,
    diagnostics,
    others,
    warnings,
    output: isRefused ? last.output : { files, target },
    isStale: isRefused,
    status: 'answered',
  };
}

function fail(last: Compilation, problem: string): Compilation {
  return { ...last, diagnostics: [], others: [problem], warnings: [], isStale: true, status: 'failed' };
}
