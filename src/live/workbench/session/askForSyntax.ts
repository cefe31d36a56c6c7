import type { ContractResponses } from '@site/lib/syntax/readVersion';
import type { CompilerClient } from '../../compiler/LiveCompiler';

const PATH = 'contract.ws';

/**
 * Requests the syntax tree of a contract, and the names and tokens, which contain what the tree omits.
 *
 * @returns `tree` is null if the compiler rejects the contract
 * @throws ReaderError if the compiler does not respond
 */
export async function askForSyntax(client: CompilerClient, text: string): Promise<ContractResponses> {
  const request = { files: { [PATH]: text } };
  const [trees, names, tokens] = await Promise.all([
    client.ast(request),
    client.names(request),
    client.tokens(request),
  ]);
  return { tree: trees[PATH] ?? null, names, tokens: tokens[PATH] ?? [] };
}
