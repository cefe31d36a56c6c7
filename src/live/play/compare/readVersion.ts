import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import type { Version } from './compareContracts';

/**
 * What is compared of a contract.
 *
 * @param tree `null` where the compiler refuses the text
 * @param names what the text defines
 */
export function readVersion(
  text: string,
  tree: readonly SyntaxDefinition[] | null,
  names: LiveAnswers['names'],
): Version | undefined {
  if (tree === null) return undefined;
  return { tree, texts: Object.fromEntries(names.map(({ name, start, end }) => [name, text.slice(start, end)])) };
}
