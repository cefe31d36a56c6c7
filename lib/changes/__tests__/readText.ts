import { answerRequest } from '../../compiler/answerRequest';
import { readVersion, type Version } from '../../syntax/readVersion';

/** Reads a contract as a page does, with the answers of the compiler. */
export function readText(text: string): Version {
  const files = { 'contract.ws': text };
  const version = readVersion({
    tree: answerRequest('ast', { files })['contract.ws'] ?? null,
    names: answerRequest('names', { files }),
    tokens: answerRequest('tokens', { files })['contract.ws'] ?? [],
  });
  if (version === undefined) throw new Error(`The compiler refuses this contract: ${text}`);
  return version;
}
