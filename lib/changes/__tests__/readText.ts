import { handleRequest } from '../../compiler/handleRequest';
import { readVersion, type Version } from '../../syntax/readVersion';

/** Reads a contract as the workbench does, with the compiler's responses. */
export function readText(text: string): Version {
  const files = { 'contract.ws': text };
  const version = readVersion({
    tree: handleRequest('ast', { files })['contract.ws'] ?? null,
    definitions: handleRequest('definitions', { files }),
    tokens: handleRequest('tokens', { files })['contract.ws'] ?? [],
  });
  if (version === undefined) throw new Error(`The compiler refuses this contract: ${text}`);
  return version;
}
