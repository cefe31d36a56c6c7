import { refetchScript } from '@site/src/client/navigation/release';

/**
 * Loads the contracts in `examples`: their texts by path, `library/library.ws` for example. They are a few kilobytes, loaded with the first contract that another file completes.
 *
 * @throws Error if a second attempt, past all caches, fails, too
 */
export async function loadExampleContracts(): Promise<Readonly<Record<string, string>>> {
  try {
    return await importContracts();
  } catch (error) {
    await refetchScript(error);
    return importContracts();
  }
}

async function importContracts(): Promise<Readonly<Record<string, string>>> {
  return (await import('@generated/contract-samples/default/contracts.json')).default;
}
