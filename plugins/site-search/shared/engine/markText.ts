import { locateWords } from '../tokenize';

export interface MarkOptions {
  preTag: string;
  postTag: string;
  /** Maximum number of words of a snippet around the matches. */
  maxWords: number;
  /** Replacement for omitted words. */
  ellipsis: string;
}

/**
 * Shortens the text around the matching words, and highlights them.
 *
 * @param matches - matching index terms, from the ranker
 */
export function markText(text: string, matches: ReadonlySet<string>, options: MarkOptions): string {
  const { preTag, postTag, maxWords, ellipsis } = options;
  const words = text.split(/\s+/).filter((word) => word !== '');
  const found = words.map((word) => findMatch(word, matches));
  const [from, to] = words.length <= maxWords ? [0, words.length] : chooseWindow(found, maxWords);

  const marked = words.slice(from, to).map((word, index) => {
    const match = found[from + index];
    return match === undefined
      ? word
      : `${word.slice(0, match.from)}${preTag}${word.slice(match.from, match.to)}${postTag}${word.slice(match.to)}`;
  });

  const snippet = marked.join(' ');

  return (from > 0 ? ellipsis : '') + (to < words.length ? snippet.replace(/[\s.,;:…]+$/, '') + ellipsis : snippet);
}

/** Counts the distinct matches in the text. */
export function countMatches(text: string, matches: ReadonlySet<string>): number {
  return new Set(locateWords(text).flatMap(({ tokens }) => tokens.filter((token) => matches.has(token)))).size;
}

interface Match {
  token: string;
  from: number;
  to: number;
}

function findMatch(word: string, matches: ReadonlySet<string>): Match | undefined {
  for (const { tokens, from, to } of locateWords(word)) {
    const token = tokens.find((candidate) => matches.has(candidate));
    if (token !== undefined) return { token, from, to };
  }
  return undefined;
}

/**
 * Returns the window with the most distinct matches, or the first of several. It starts a few words before its first
 * match.
 */
function chooseWindow(found: readonly (Match | undefined)[], size: number): [from: number, to: number] {
  let best = 0;
  let bestCount = -1;
  for (let from = 0; from + size <= found.length; from++) {
    const count = new Set(found.slice(from, from + size).map((match) => match?.token)).size;
    if (count > bestCount) [best, bestCount] = [from, count];
  }
  const first = found.findIndex((match, index) => index >= best && match !== undefined);
  const from = first < 0 ? 0 : Math.min(Math.max(first - Math.floor(size / 4), 0), best, found.length - size);

  return [from, from + size];
}
