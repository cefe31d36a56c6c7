/**
 * Picks the errors of one contract out of a run of a compiler over many.
 *
 * @param errors - by source path.
 * @param folder - the folder of the contract, which the paths then leave out.
 * @returns each distinct error as `path: message`.
 */
export function listErrorsBelow(errors: ReadonlyMap<string, readonly string[]>, folder: string): string[] {
  const start = `${folder}/`;
  return [...errors]
    .filter(([file]) => file.startsWith(start))
    .flatMap(([file, messages]) =>
      [...new Set(messages)].map((message) => `${file.slice(start.length)}: ${message.replaceAll(`${folder}.`, '')}`),
    )
    .sort();
}
