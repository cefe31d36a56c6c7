/** A stretch of a text, in UTF-16 units; `end` is behind it. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Where words stand alone in a text, in its order.
 *
 * @param words - identifiers, without characters that mean something in regular expressions.
 */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  if (words.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w$])(?:${words.join('|')})(?![\\w$])`, 'g');
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
