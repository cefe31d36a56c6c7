/** Words a question is made of; they say nothing about what is asked. As the words they are compared with, in the singular. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any anybody anyone anything are as at be because been before between but by can could did do does doing for from get gets ' +
    'give had has have having here how i if in into is it its just let like make may me might must my need needs no nor not now of off on once one ' +
    'only or other our out over please same she should show so some somebody someone something such tell than that the their them then there these ' +
    'they this those through to too under until up us use used uses using very via want was way we were what when where whether which while who why will ' +
    'with within would you your'
  )
    .split(' ')
    .map(toSingular),
);

/**
 * Words that questions have and answers seldom need: asked together with others they count less. Nearly every page is about the name of the product.
 * As the words they are compared with, in the singular.
 */
const WEAK_WORDS = new Set(
  (
    'add again allow already always anything automatically back best come correctly create define different easy ever every exactly explain few find first ' +
    'go good happen keep know little look lot made many mean more most much multiple new old possible properly put really right same see set several show simple ' +
    'start support supported tell thing tool understand wirespec work working write'
  )
    .split(' ')
    .map(toSingular),
);

/** @param word - as `tokenizeQuery` gives it */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/** Signs that are words of the contract language; those that prose has too only where they stand alone. */
const SIGN = /\[\]|\{\}|->|=>|\?\[\]|@(?=\s|$)|(?<=^|[\s(])(?:[?#|]|\/\/|\/\*|\*\/)(?=[\s),.;:]|$)/g;

/** What the signs stand for that are no words, because every piece of code has them: for a query that has nothing else. */
const SIGN_NAMES: Readonly<Record<string, string>> = {
  '{': 'dictionary',
  '}': 'dictionary',
  '(': 'parenthesis',
  ')': 'parenthesis',
  '`': 'backtick',
  ':': 'colon',
  '=': 'refined',
  '/': 'path',
};

/** Behind a blank, as some languages write it, it still ends a question. */
const QUESTION_MARK = /(?<=\S)\s+\?+\s*$/;

/** A flag, or a name with dots, hyphens, underscores, slashes, colons or an at sign in it. */
const WORD = /--?[\p{L}\p{N}][\p{L}\p{N}_-]*|@?[\p{L}\p{N}]+(?:[._\-/:@]+[\p{L}\p{N}]+)*/gu;

const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * Cuts a text into the words by which it is found: lower case, without accents, in the singular; names made of parts also by their parts.
 *
 * `--strict` gives `--strict` and `strict`; `build.gradle.kts` itself, `build`, `gradle` and `kts`; `String[]` gives `string` and `[]`.
 */
export function tokenize(text: string): string[] {
  return [...listMatches(text, SIGN), ...listMatches(fold(text), WORD).flatMap(splitName)];
}

/** The names of a text with their places in it and the tokens each of them gives. */
export function listTokens(text: string): { tokens: string[]; from: number; to: number }[] {
  const found = [...fold(text).matchAll(WORD)].map((match) => ({
    tokens: splitName(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const signs = [...text.matchAll(SIGN)].map((match) => ({
    tokens: [match[0]],
    from: match.index,
    to: match.index + match[0].length,
  }));

  return [...found, ...signs];
}

/** As `tokenize`, without the words that every text and every question has. */
export function tokenizeContent(text: string): string[] {
  return tokenize(text).filter((token) => !STOP_WORDS.has(token));
}

/**
 * The words of a query, one for each thing asked: parts of names are left out, because the name itself stands there; stop words only stay when
 * there is nothing else.
 */
export function tokenizeQuery(query: string): string[] {
  const words = listMatches(fold(query), WORD).map((word) => toSingular(word.toLowerCase()));
  const signs = listMatches(query.replace(QUESTION_MARK, ''), SIGN);
  const all = [...new Set([...words, ...signs])];
  if (all.length === 0) return [...new Set(Array.from(query, (sign) => SIGN_NAMES[sign] ?? []).flat())];
  const significant = all.filter((word) => !STOP_WORDS.has(word));

  return significant.length > 0 ? significant : all;
}

/** The identifiers and operators of a piece of code, without numbers. */
export function listCodeWords(code: string): string[] {
  return [...listMatches(code, SIGN), ...listMatches(code, WORD)].filter(
    (word) => word.length > 1 && !/^[\d.:/-]+$/.test(word),
  );
}

/** What a pattern finds in a text. */
function listMatches(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? [];
}

/** Without accents and with plain quotes; letters stay where they were, so that places in the text stay true. */
function fold(text: string): string {
  return text.replace(/[^\0-\x7F]/gu, foldCharacter);
}

function foldCharacter(character: string): string {
  const folded = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return folded.length === character.length ? folded : character;
}

/** The parts of a name as tokens: of `FindBooks.Handler` these are `findbook`, `find`, `book` and `handler`. */
export function listNameParts(name: string): string[] {
  return splitName(name).slice(1);
}

function splitName(word: string): string[] {
  // Most words have no parts, and an index is made of tens of thousands of words.
  if (/^[a-z]+$/.test(word)) return [toSingular(word)];
  const name = toSingular(word.toLowerCase());
  const parts = word
    .split(/[._\-/:@]+/)
    .flatMap((part) => [part, ...part.split(CAMEL_HUMP)])
    .filter((part) => part.length > 1)
    .map((part) => toSingular(part.toLowerCase()));

  return [...new Set([name, ...parts])];
}

/** A plural without its ending; names with signs in them and everything else as it is. Wrong guesses do no harm: text and query get the same. */
export function toSingular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;

  return /(?:ss|x|sh|[^a]ch)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
