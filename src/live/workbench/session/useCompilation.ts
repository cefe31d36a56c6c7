import { useEffect, useMemo, useState } from 'react';
import type { LiveResponses, LiveRequests } from '@site/lib/compiler/liveRequests';
import { isPackage, PACKAGE_LIMIT } from '@site/lib/compiler/emitters';
import { findRelease } from '@site/lib/compiler/findRelease';
import { describeMissingTarget } from '@site/lib/compiler/releases';
import type { EmittedFile, Emitter } from '@site/lib/compiler/types';
import { debounceRequest, WORKBENCH_PAUSE_MS } from '../../compiler/debounceRequest';
import { getCompiler } from '../../compiler/getCompiler';
import { type WorkbenchState, toContractFiles } from './WorkbenchState';

/** Result of compiling the contracts. */
export interface Compilation {
  /** Diagnostics of the current contracts or, until there is a response, of the previous ones. */
  diagnostics: LiveResponses['compile']['diagnostics'];
  /** Messages about the contracts without a position. */
  others: readonly string[];
  /** Messages about the generated code. */
  warnings: readonly string[];
  /** Output of the last successful compilation. */
  output: { files: readonly EmittedFile[]; target: Emitter };
  /**
   * Whether the output is from an earlier version of the contracts, because the compiler rejected the current version,
   * failed, or is slow.
   */
  isStale: boolean;
  /** The last request that has a response or has failed; undefined before the first. */
  request: object | undefined;
  /** Whether the compiler has not responded to the latest change of the contracts and options yet. */
  isPending: boolean;
  /**
   * `blank`: there is no contract. `slow`: there is no response to a change after a second, so there are no messages.
   * `failed`: there is no result, for the reason in `others`.
   */
  status: 'loading' | 'blank' | 'slow' | 'answered' | 'failed';
  /** Former release that compiled the contracts; undefined for the site's release. */
  release: string | undefined;
}

const EMPTY_COMPILATION: Compilation = {
  diagnostics: [],
  others: [],
  warnings: [],
  output: { files: [], target: 'java' },
  isStale: false,
  request: undefined,
  isPending: true,
  status: 'loading',
  release: undefined,
};

const WRONG_PACKAGE = `The package name is not valid. Correct it in the options of the mode Write: separate its parts with dots. Each part consists of English letters, digits and _, and does not start with a digit. The limit is ${PACKAGE_LIMIT} characters.`;

/**
 * Compiles the contracts after each change, and when the reader tries again.
 *
 * @param canLoad - whether the compiler may be loaded
 */
export function useCompilation({ files, options }: WorkbenchState, canLoad: boolean): Compilation {
  const { release } = options;
  const client = useMemo(() => getCompiler(release).connect(), [release]);
  const request = useMemo<LiveRequests['compile']>(() => {
    const { release: _, ...requestOptions } = options;
    // Omits empty files, because the command line would reject all contracts if one is empty.
    return { files: toContractFiles(files.filter(({ text }) => text.trim() !== '')), ...requestOptions };
  }, [files, options]);
  const isBlank = Object.keys(request.files).length === 0;
  const problem = isPackage(request.package)
    ? describeMissingTarget(findRelease(release), request.target)
    : WRONG_PACKAGE;
  const canCompile = canLoad && !isBlank && problem === undefined;
  const [last, setLast] = useState(EMPTY_COMPILATION);
  useEffect(() => {
    if (!canCompile) return undefined;
    const update = (apply: (before: Compilation) => Compilation): void => {
      setLast((before) => ({ ...apply(forRelease(before, release)), request }));
    };
    return debounceRequest({
      pauseMs: WORKBENCH_PAUSE_MS,
      ask: () => client.compile(request),
      onResponse: (response) => {
        update((before) => applyResponse(before, response, request.target));
      },
      onFailure: (reason) => {
        update((before) => applyFailure(before, reason));
      },
    });
  }, [canCompile, client, request, release]);
  const lastOfRelease = forRelease(last, release);
  const isPending = lastOfRelease.request !== request;
  const result = { ...lastOfRelease, isPending };
  const isSlow = useIsSlow(canCompile && isPending ? request : undefined) && lastOfRelease.status !== 'loading';

  if (isBlank) return { ...EMPTY_COMPILATION, output: { files: [], target: request.target }, status: 'blank' };
  if (problem !== undefined) return applyFailure(result, problem);
  return isSlow ? { ...result, diagnostics: [], others: [], warnings: [], isStale: true, status: 'slow' } : result;
}

/** Time without a response after which the status becomes `slow`, in milliseconds. */
const SLOW_MS = 1000;

/**
 * Returns whether the compiler has not responded to the pending request within `SLOW_MS`. Each change is a new request
 * and restarts this time.
 */
function useIsSlow(pending: object | undefined): boolean {
  const [slowRequest, setSlowRequest] = useState<object>();
  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(() => {
      setSlowRequest(pending);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pending]);

  return pending !== undefined && slowRequest === pending;
}

/** Returns an empty compilation if the last one comes from another release. */
function forRelease(last: Compilation, release: string | undefined): Compilation {
  return last.release === release ? last : { ...EMPTY_COMPILATION, release };
}

function applyResponse(
  last: Compilation,
  { files, diagnostics, stderr, warnings }: LiveResponses['compile'],
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

function applyFailure(last: Compilation, problem: string): Compilation {
  return { ...last, diagnostics: [], others: [problem], warnings: [], isStale: true, status: 'failed' };
}
