import type { Contract } from '@site/lib/payloads';
import { readOmittedParts } from '@site/lib/syntax/readOmittedParts';
import { type ContractResponses, readVersion } from '@site/lib/syntax/readVersion';

/** Reads a contract from responses of the compiler. Returns `undefined` if the compiler rejects the contract. */
export function readContract(responses: ContractResponses): Contract | undefined {
  const version = readVersion(responses);
  if (version === undefined) return undefined;
  const omittedParts = [...version.written].map(([id, { tokens }]) => [id, readOmittedParts(tokens)] as const);
  return { tree: version.tree, omittedParts: new Map(omittedParts) };
}
