import type { Contract } from '@site/lib/payloads';
import { readLeftOut } from '@site/lib/syntax/readLeftOut';
import { type ContractAnswers, readVersion } from '@site/lib/syntax/readVersion';

/** Reads a contract from the compiler's syntax tree; `undefined` if the compiler refuses the text. */
export function readContract(answers: ContractAnswers): Contract | undefined {
  const version = readVersion(answers);
  if (version === undefined) return undefined;
  const leftOut = [...version.written].map(([id, { tokens }]) => [id, readLeftOut(tokens)] as const);
  return { tree: version.tree, leftOut: new Map(leftOut) };
}
