/**
 * Loads the contracts in `examples`: their texts by path, such as `library/library.ws`. They are a few kilobytes,
 * loaded when the first contract needs other files.
 */
export async function loadExampleContracts(): Promise<Readonly<Record<string, string>>> {
  return (await import('@generated/contract-samples/default/contracts.json')).default;
}
