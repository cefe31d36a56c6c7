/** Maximum length of repeated characters, and of pieces of the pattern, in characters. */
const MAX_LENGTH = 30;

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Characters outside printable ASCII: whitespace, a dash, letters, and digits (Arabic, Devanagari and full-width). */
const OTHER_CHARACTERS = ['\t', '\n', '\r', '\u00a0', '\u2013', 'é', '中', '\u0663', '\u0969', '\uff15'];

const CHARACTERS = [...ASCII, ...OTHER_CHARACTERS];

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

/**
 * Returns whether a pattern matches strings of a given number of ASCII digits and nothing else. Samples cannot prove
 * that it does, so many samples of each kind are tried. Some are generated from the pattern, because its own characters
 * indicate what else it may match.
 *
 * @param pattern - if undefined, the result is false
 */
export function matchesDigits(pattern: RegExp | undefined, count: number): boolean {
  if (pattern === undefined) return false;
  const expected = new RegExp(`^[0-9]{${count}}$`);
  return [...listSamples(pattern.source, count)].every((text) => pattern.test(text) === expected.test(text));
}

function listSamples(source: string, count: number): Set<string> {
  const matching = listMatchingTexts(count);
  const [first = ''] = matching;
  const changed = matching.slice(0, 2).flatMap((text) => changeText(text));
  return new Set([...matching, ...changed, ...listRepetitions(), ...listShortTexts(), ...listPieces(source, first)]);
}

/**
 * Lists strings that the pattern must match: every digit at every position, among equal digits and among different
 * ones.
 */
function listMatchingTexts(count: number): string[] {
  const rows = [0, 1, 3, 7, 9].map((step) => createRow(count, step));
  const changed = rows.flatMap((row) =>
    DIGITS.flatMap((digit) => listPlaces(row).map((at) => replaceAt(row, at, digit))),
  );
  return [...rows.slice(1), ...changed, ...DIGITS.map((digit) => digit.repeat(count))];
}

function createRow(length: number, step: number): string {
  return Array.from({ length }, (_, index) => (index * step + step) % 10).join('');
}

/**
 * Lists variants of a string of digits. For each position and character, the character replaces the digit, is inserted
 * before it, or is inserted twice as a separator.
 */
function changeText(text: string): string[] {
  return [...listPlaces(text), text.length].flatMap((at) =>
    CHARACTERS.flatMap((character) => [
      replaceAt(text, at, character),
      text.slice(0, at) + character + text.slice(at),
      // Two separators, as in ISBNs.
      `${text.slice(0, 3)}${character}${text.slice(3, at)}${character}${text.slice(at)}`,
    ]),
  );
}

/** Lists strings of each length up to `MAX_LENGTH`: one character repeated, or different digits. */
function listRepetitions(): string[] {
  return Array.from({ length: MAX_LENGTH + 1 }, (_, length) => [
    ...CHARACTERS.map((character) => character.repeat(length)),
    createRow(length, 1),
    createRow(length, 3),
  ]).flat();
}

function listShortTexts(): string[] {
  return CHARACTERS.flatMap((one) => CHARACTERS.map((other) => one + other));
}

/**
 * Lists substrings of the pattern's source, alone and next to digits. They have up to `MAX_LENGTH` characters, and
 * start within the first 120.
 */
function listPieces(source: string, digits: string): string[] {
  const starts = listPlaces(source.slice(0, 120));
  return starts.flatMap((start) =>
    Array.from({ length: Math.min(MAX_LENGTH, source.length - start) }, (_, index) =>
      source.slice(start, start + index + 1),
    ).flatMap((piece) => [piece, piece + digits, digits + piece]),
  );
}

function listPlaces(text: string): number[] {
  return Array.from(text, (_, index) => index);
}

function replaceAt(text: string, at: number, character: string): string {
  return text.slice(0, at) + character + text.slice(at + 1);
}
