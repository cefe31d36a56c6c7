import { refetchScript } from '@site/src/client/navigation/release';

/** Message for readers if `loadExampleContracts` fails. */
export const EXAMPLES_LOAD_FAILURE = 'The examples could not be loaded. Check the connection and try again.';

/**
 * Loads the contracts in `examples`, which are a few kilobytes.
 *
 * @returns the text of each contract by its path, such as `library/library.ws`. The result is a `Map`, so that a path
 *   such as `constructor`, which may come from an address, is not found.
 * @throws Error if a second attempt, which bypasses all caches, also fails
 */
export async function loadExampleContracts(): Promise<ReadonlyMap<string, string>> {
  try {
    return await importContracts();
  } catch (error) {
    await refetchScript(error);
    return importContracts();
  }
}

async function importContracts(): Promise<ReadonlyMap<string, string>> {
  return new Map(Object.entries((await import('@generated/contract-samples/default/contracts.json')).default));
}
