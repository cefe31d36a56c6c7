/**
 * Collects the errors in the output of a compiler.
 *
 * @param pattern - global regular expression; its groups are the source path and the parts of the message
 * @returns messages, keyed by source path
 */
export function collectErrors(output: string, pattern: RegExp): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const [, file = '', ...parts] of output.matchAll(pattern)) {
    errors.set(file, [...(errors.get(file) ?? []), parts.filter(Boolean).join(' ')]);
  }
  return errors;
}

/**
 * Selects the errors of one contract from a compiler run over several contracts.
 *
 * @param errors - messages, keyed by source path
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
