import { useCallback, useState } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { ContractChange } from '@site/lib/changes';
import { readVersion, type Version } from '@site/lib/syntax/readVersion';
import type { CompilerClient } from '../../compiler/LiveCompiler';
import { getCompiler } from '../../compiler/getCompiler';
import { askForSyntax } from '../session/askForSyntax';
import { type Outcome, useLatestOutcome } from '../session/useOutcome';
import { useWorker } from '../../workers/useWorker';
import { createComparer } from './createComparer';
import type { Side } from './versionsWork';

interface ComparisonValue {
  /** Undefined if there is no result, for example because one of the contracts does not compile. */
  changes: readonly ContractChange[] | undefined;
  /** Whether the syntax trees of both versions are equal, apart from comments and the order of definitions. */
  hasEqualTrees: boolean;
  /** Whether the comments in the syntax trees are equal. */
  hasEqualComments: boolean;
  diagnostics: Readonly<Record<Side, readonly Diagnostic[]>>;
}

export type Comparison = Outcome<ComparisonValue>;

const EMPTY_COMPARISON: ComparisonValue = {
  changes: undefined,
  hasEqualTrees: false,
  hasEqualComments: false,
  diagnostics: { before: [], after: [] },
};

const EMPTY_VERSION: Version = { tree: [], written: new Map() };

/**
 * Compares two versions of a contract after each change, if both compile.
 *
 * @param before - text of the earlier version
 * @param after - text of the later version
 * @param canLoad - whether the compiler may be loaded
 * @returns undefined if both texts are empty
 */
export function useComparison(before: string, after: string, canLoad: boolean): Comparison | undefined {
  const isEmpty = before.trim() === '' && after.trim() === '';
  const [clients] = useState(() => ({ before: getCompiler().connect(), after: getCompiler().connect() }));
  const comparer = useWorker(createComparer);
  const compare = useCallback(async () => {
    if (isEmpty) return EMPTY_COMPARISON;
    const [earlier, later] = await Promise.all([
      requestVersion(clients.before, before),
      requestVersion(clients.after, after),
    ]);
    const diagnostics = { before: earlier.diagnostics, after: later.diagnostics };
    if (earlier.version === undefined || later.version === undefined) return { ...EMPTY_COMPARISON, diagnostics };
    const result = await comparer.ask({ before: earlier.version, after: later.version });
    return { ...result, diagnostics };
  }, [clients, comparer, before, after, isEmpty]);
  const outcome = useLatestOutcome({ ask: canLoad ? compare : undefined, empty: EMPTY_COMPARISON });

  return isEmpty ? undefined : outcome;
}

interface VersionResponse {
  version: Version | undefined;
  diagnostics: readonly Diagnostic[];
}

async function requestVersion(client: CompilerClient, text: string): Promise<VersionResponse> {
  if (text.trim() === '') return { version: EMPTY_VERSION, diagnostics: [] };
  const [syntax, diagnostics] = await Promise.all([
    askForSyntax(client, text),
    client.check({ files: { 'contract.ws': text } }),
  ]);
  return { version: readVersion(syntax), diagnostics };
}
