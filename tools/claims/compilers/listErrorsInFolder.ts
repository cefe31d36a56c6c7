/**
 * Selects the errors of one contract from a compiler run over several contracts.
 *
 * @param errors - keyed by source path
 * @param folder - folder of the contract; it is removed from paths and messages
 * @returns the distinct errors as `path: message`, sorted
 */
export function listErrorsInFolder(errors: ReadonlyMap<string, readonly string[]>, folder: string): string[] {
  const start = `${folder}/`;
  return [...errors]
    .filter(([file]) => file.startsWith(start))
    .flatMap(([file, messages]) =>
      [...new Set(messages)].map((message) => `${file.slice(start.length)}: ${message.replaceAll(`${folder}.`, '')}`),
    )
    .sort();
}
