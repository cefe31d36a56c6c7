import { refetchScript } from '@site/src/client/navigation/release';

/**
 * Loads the contracts in `examples`: their texts by path, such as `library/library.ws`. They are a few kilobytes,
 * loaded when the first contract needs other files.
 *
 * @throws Error if a second attempt, which bypasses all caches, also fails
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
