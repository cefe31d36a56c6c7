/** Matches a word of a fence that names examples, and captures its value with or without quotes. */
const EXAMPLE_WORD = /\b(?:file|files|of|with)=(?:"([^"]*)"|([^\s"`]+))/g;

/**
 * Finds the examples that a page may depend on, so that the page is rebuilt when one of them changes. Searches the text
 * instead of parsing it, so words outside fences count, too.
 *
 * @param text - source of the page
 * @returns unique paths; folders end in `/`
 */
export function findExamples(text: string): string[] {
  const lists = Array.from(text.matchAll(EXAMPLE_WORD), ([, quoted, bare]) => quoted ?? bare ?? '');
  // The path of a contract may be followed by names of definitions: `file=todo.ws#Todo,Priority`.
  return [...new Set(lists.flatMap((list) => list.replace(/#.*/, '').split(',')))].filter((name) => name !== '');
}
