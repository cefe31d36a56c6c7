/** A text whose most frequent words are single characters, with the blanks after them left out. Compressed, it is some nine percent smaller, the list of words included. */
export interface ShortText {
  text: string;
  /** The words, separated by spaces, in the order of the characters that encode them. */
  words: string;
  /** Literal characters from the range that is otherwise used to encode words. */
  taken: string;
}

/** More words make the list longer than the text becomes shorter. */
const MAX_WORDS = 1300;

/** The first character that stands for a word: those before it are the letters of the texts. Two bytes each, for more words than there are. */
const FIRST_CODE = 0x100;

const WORD = /[A-Za-z]{2,}/g;
const CODE = /[\u0100-\u06FF]/g;

/** Between the character of a word and what follows without a blank, when that is none of the usual marks. */
const JOINT = '~';

/** Before these there is no blank that was left out: they follow a word directly, or are what stands between words. */
const DIRECT = " .,:;)?!/'’-\u007F";

/** The character of a word with what follows it, as it is written, and as it is sent. */
const WRITTEN = /([\u0100-\u06FF])( ?)(?=([^]?))/g;
const SENT = /([\u0100-\u06FF])(~?)(?=([^]?))/g;

/** The first letter of a sentence or a line, but for words in capitals. */
const FIRST_LETTER = /(?:^|\u007F|[.!?] )[A-Za-z](?=[a-z ])/g;

/** Replaces frequent words by characters. */
export function shortenWords(sentences: string): ShortText {
  const text = swapFirstLetters(sentences);
  const taken = [...new Set(text.match(CODE))].join('');
  const words = rankWords(text);
  const codes = listCodes(words.length, taken);
  const codeOf = new Map(words.map((word, index) => [word, codes[index]]));

  const short = text.replace(WORD, (word) => codeOf.get(word) ?? word);

  return { text: short.replace(WRITTEN, leaveBlankOut), words: words.join(' '), taken };
}

/** Puts the words back. */
export function restoreWords({ text, words: list, taken }: ShortText): string {
  const words = list === '' ? [] : list.split(' ');
  const codes = listCodes(words.length, taken);
  const wordOf = new Map(words.map((word, index) => [codes[index], word]));

  return swapFirstLetters(
    text.replace(SENT, (_, code: string, joint: string, next: string) => {
      const isDirect = joint !== '' || next === '' || DIRECT.includes(next);

      return `${wordOf.get(code) ?? code}${isDirect ? '' : ' '}`;
    }),
  );
}

/** Swaps the case of the letters that sentences begin with, which makes most of their words the same as those inside of sentences. Done twice, it changes nothing. */
function swapFirstLetters(text: string): string {
  return text.replace(FIRST_LETTER, (start) => {
    const small = start.toLowerCase();

    return start === small ? start.toUpperCase() : small;
  });
}

function leaveBlankOut(written: string, code: string, blank: string, next: string): string {
  if (next === '' || DIRECT.includes(next) || (blank !== '' && next === JOINT)) return written;

  return blank === '' ? `${code}${JOINT}` : code;
}

/** The words that save most, the most frequent first. */
function rankWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const saved = ([word, count]: [string, number]): number => (word.length - 1) * count;

  return [...counts]
    .filter(([, count]) => count > 2)
    .sort((one, other) => saved(other) - saved(one))
    .slice(0, MAX_WORDS)
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word);
}

function listCodes(count: number, taken: string): string[] {
  const codes: string[] = [];
  for (let code = FIRST_CODE; codes.length < count; code += 1) {
    const character = String.fromCharCode(code);
    if (!taken.includes(character)) codes.push(character);
  }

  return codes;
}
