import { useCallback, useMemo, useState } from 'react';
import type { LiveAnswers, LiveRequests } from '@site/lib/compiler/liveRequests';
import type { EmittedFile, Emitter } from '@site/lib/compiler/types';
import { getCompiler } from '../compiler/getCompiler';
import { isPackage, type PlayState, toContractFiles } from './state/PlayState';
import { useAnswer } from './useAnswer';

/** Result of compiling the contracts. */
export interface Compilation {
  /** Diagnostics of the current contracts, or of the previous version while new ones are pending. */
  diagnostics: LiveAnswers['compile']['diagnostics'];
  /** Sentences without a position. */
  others: readonly string[];
  /** Sentences about the generated code. */
  warnings: readonly string[];
  /** Output of the last successful compilation. */
  output: { files: readonly EmittedFile[]; target: Emitter };
  /** Whether the output is from an earlier version of the contracts. */
  isStale: boolean;
  /** `blank`: there is no contract yet. `failed`: the compiler did not respond. */
  status: 'loading' | 'blank' | 'answered' | 'failed';
}

const EMPTY_COMPILATION: Compilation = {
  diagnostics: [],
  others: [],
  warnings: [],
  output: { files: [], target: 'java' },
  isStale: false,
  status: 'loading',
};

const WRONG_PACKAGE = 'The package is not valid: write names of letters, digits and _ with dots between them.';

/**
 * Compiles the contracts after each change.
 *
 * @param isWanted - whether the compiler may be loaded
 * @param attempt - number of attempts; a change compiles again
 */
export function useCompilation({ files, options }: PlayState, isWanted: boolean, attempt: number): Compilation {
  const [client] = useState(() => getCompiler().connect());
  const request = useMemo<LiveRequests['compile']>(
    // Empty files are new files. They are left out, because the command line would refuse all contracts for them.
    () => ({ files: toContractFiles(files.filter(({ text }) => text.trim() !== '')), ...options }),
    [files, options],
  );
  const isBlank = Object.keys(request.files).length === 0;
  const isAsked = isWanted && !isBlank && isPackage(request.package);
  const ask = useCallback(async () => {
    const answer = await client.compile(request);
    return (last: Compilation) => read(last, answer, request.target);
  }, [client, request]);
  const result = useAnswer(EMPTY_COMPILATION, { ask: isAsked ? ask : undefined, fail, attempt });

  if (isBlank) return { ...EMPTY_COMPILATION, output: { files: [], target: request.target }, status: 'blank' };
  return isPackage(request.package) ? result : fail(result, WRONG_PACKAGE);
}

function read(
  last: Compilation,
  { files, diagnostics, stderr, warnings }: LiveAnswers['compile'],
  target: Emitter,
): Compilation {
  const isRefused = stderr !== '' || diagnostics.some(({ source }) => source === 'compiler');
  const others = stderr === '' ? [] : [stderr];
  return {
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
