import { useCallback, useState } from 'react';
import type { Contract } from '@site/lib/payloads';
import { getCompiler } from '../../compiler/getCompiler';
import { askForSyntax } from '../session/askForSyntax';
import type { WorkbenchFile } from '../session/WorkbenchState';
import { type Outcome, useOutcome } from '../session/useOutcome';
import { readContract } from './readContract';

interface ReadResult {
  /** The contract in the files; `undefined` if the compiler rejects them. */
  contract: Contract | undefined;
}

const NO_CONTRACT: ReadResult = { contract: undefined };

/**
 * Reads the contract in all files of the workbench. Returns undefined until the compiler has read them.
 *
 * @param canLoad - whether the compiler may be loaded
 */
export function useReferenceContract(
  files: readonly WorkbenchFile[],
  canLoad: boolean,
): Outcome<ReadResult> | undefined {
  const [client] = useState(() => getCompiler().connect());
  const ask = useCallback(async () => {
    // The files are joined, because the compiler's JavaScript API accepts only one string, and the files refer to each
    // other.
    const joined = files.map(({ text }) => text).join('\n');
    return { contract: readContract(await askForSyntax(client, joined)) };
  }, [client, files]);

  return useOutcome({ ask: canLoad ? ask : undefined, empty: NO_CONTRACT });
}
