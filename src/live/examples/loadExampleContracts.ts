/** Loads the contracts in `examples`: their texts by path, `library/library.ws` for example. They are a few kilobytes, loaded with the first contract that another file completes. */
export async function loadExampleContracts(): Promise<Readonly<Record<string, string>>> {
  return (await import('@generated/contract-samples/default/contracts.json')).default;
}
