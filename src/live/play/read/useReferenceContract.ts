import { useCallback, useState } from 'react';
import type { Contract } from '@site/lib/payloads';
import { getCompiler } from '../../compiler/getCompiler';
import type { PlayFile } from '../session/PlayState';
import { useResponseState } from '../session/useResponseState';
import { readContract } from './readContract';

interface ReadAnswer {
  /** `undefined` if the compiler rejects the files. */
  contract: Contract | undefined;
  /** Reason why there is no result. */
  problem: string | undefined;
  files: readonly PlayFile[] | undefined;
}

const UNREAD: ReadAnswer = { contract: undefined, problem: undefined, files: undefined };

const PATH = 'all.ws';

interface ContractReadRequest {
  /** Whether the compiler may be loaded. */
  isWanted: boolean;
  /** Number of the attempt. A change repeats the request. */
  attempt: number;
}

/** Reads the contract in all files of the workbench; undefined until the compiler has read them. */
export function useReferenceContract(
  files: readonly PlayFile[],
  { isWanted, attempt }: ContractReadRequest,
): ReadAnswer | undefined {
  const [client] = useState(() => getCompiler().connect());
  const ask = useCallback(async () => {
    // The files are joined, because the compiler's JavaScript API accepts only one string, and the files refer to each
    // other.
    const joined = { files: { [PATH]: files.map(({ text }) => text).join('\n') } };
    const [trees, names, tokens] = await Promise.all([client.ast(joined), client.names(joined), client.tokens(joined)]);
    const contract = readContract({ tree: trees[PATH] ?? null, names, tokens: tokens[PATH] ?? [] });
    return () => ({ contract, problem: undefined, files });
  }, [client, files]);
  const fail = useCallback((_last: ReadAnswer, problem: string) => ({ contract: undefined, problem, files }), [files]);
  const answer = useResponseState(UNREAD, { ask: isWanted ? ask : undefined, fail, attempt });

  return answer.files === files ? answer : undefined;
}
