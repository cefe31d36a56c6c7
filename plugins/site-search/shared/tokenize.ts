/**
 * Words that the search ignores in pages, and in queries that also contain other words. They are in the singular, like
 * the words that they are compared with.
 */
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
 * Words that are common in questions but rare in answers, and the product's name, which nearly every page contains.
 * They count less than other words. They are in the singular, like the words that they are compared with.
 */
const WEAK_WORDS = new Set(
  (
    'add again allow already always automatically back best come correctly create define different easy ever every exactly explain few find first go good ' +
    'happen keep know little look lot made many mean more most much multiple new old possible properly put really right see set several simple start ' +
    'support supported thing tool understand wirespec work working write'
  )
    .split(' ')
    .map(toSingular),
);

/** @param word - word from `tokenizeQuery`, in lower case and in the singular */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** @param word - word from `tokenizeQuery`, in lower case and in the singular */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/**
 * Operators of the contract language. `@` counts only before whitespace. Operators that are also punctuation count only
 * if they do not touch a word.
 */
const OPERATOR = /\[\]|\{\}|->|=>|\?\[\]|@(?=\s|$)|(?<=^|[\s(])(?:[?#|]|\/\/|\/\*|\*\/)(?=[\s),.;:]|$)/g;

/** Words for symbols that are too frequent in code to be indexed. They are used if a query contains nothing else. */
const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  '{': 'dictionary',
  '}': 'dictionary',
  '(': 'parenthesis',
  ')': 'parenthesis',
  '`': 'backtick',
  ':': 'colon',
  '=': 'refined',
  '/': 'path',
};

/** Question mark after a space at the end of a query. French puts a space there, so it is not the operator `?`. */
const QUESTION_MARK = /(?<=\S)\s+\?+\s*$/;

/** Negated verb, such as `doesn't` and `won't`. */
const NEGATION = /\p{L}+n['’]t\b/giu;

/** Ending of a contraction or a possessive, such as `'s`. Its letter is not a name. */
const CONTRACTION = /(?<=\p{L})['’](?:t|s|d|m|re|ve|ll)\b/giu;

/** A flag, a name, or a name with dots, hyphens, underscores, slashes, colons or an at sign. */
const WORD = /--?[\p{L}\p{N}][\p{L}\p{N}_-]*|@?[\p{L}\p{N}]+(?:[._\-/:@]+[\p{L}\p{N}]+)*/gu;

const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * Splits text into search terms: lower case, without accents, in the singular. A compound name also yields its parts.
 *
 * `--strict` yields `--strict` and `strict`; `build.gradle.kts` yields itself, `build`, `gradle` and `kts`; `String[]`
 * yields `string` and `[]`.
 */
export function tokenize(text: string): string[] {
  return [...listMatches(text, OPERATOR), ...listMatches(removeAccents(text), WORD).flatMap(splitName)];
}

/**
 * Returns the words and flags in the text, followed by the operators. Each has its search terms and its range; `to` is
 * exclusive.
 */
export function locateWords(text: string): { tokens: string[]; from: number; to: number }[] {
  return [...removeAccents(text).matchAll(WORD), ...text.matchAll(OPERATOR)].map(({ 0: word, index }) => ({
    tokens: splitName(word),
    from: index,
    to: index + word.length,
  }));
}

/** Splits text like `tokenize`, without stop words. */
export function tokenizeContent(text: string): string[] {
  return tokenize(text).filter((token) => !STOP_WORDS.has(token));
}

/**
 * Splits a query into unique words. Omits parts of names, because the name itself is a word, and stop words unless
 * there is nothing else.
 */
export function tokenizeQuery(query: string): string[] {
  const words = listMatches(removeAccents(query).replace(NEGATION, 'not').replace(CONTRACTION, ''), WORD).map((word) =>
    toSingular(word.toLowerCase()),
  );
  const operators = listMatches(query.replace(QUESTION_MARK, ''), OPERATOR);
  const all = [...new Set([...words, ...operators])];
  if (all.length === 0) return [...new Set(Array.from(query, (symbol) => SYMBOL_WORDS[symbol] ?? []).flat())];
  const significant = all.filter((word) => !STOP_WORDS.has(word));

  return significant.length > 0 ? significant : all;
}

/** Returns the identifiers and operators of code, without numbers and single characters. */
export function listCodeWords(code: string): string[] {
  return [...listMatches(code, OPERATOR), ...listMatches(code, WORD)].filter(
    (word) => word.length > 1 && !/^[\d.:/-]+$/.test(word),
  );
}

function listMatches(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? [];
}

/**
 * Removes accents, and replaces variants of characters such as full-width letters. A character whose replacement has
 * another length stays, so positions remain valid.
 */
function removeAccents(text: string): string {
  return text.replace(/[^\0-\x7F]/gu, removeAccent);
}

function removeAccent(character: string): string {
  const folded = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return folded.length === character.length ? folded : character;
}

/**
 * Returns a name and its parts as terms: `findbooks.handler`, `findbook`, `find`, `book` and `handler` for
 * `FindBooks.Handler`.
 */
function splitName(word: string): string[] {
  // Fast path for most words, because an index has tens of thousands of them.
  if (/^[a-z]+$/.test(word)) return [toSingular(word)];
  const name = toSingular(word.toLowerCase());
  const parts = word
    .split(/[._\-/:@]+/)
    .flatMap((part) => [part, ...part.split(CAMEL_HUMP)])
    .filter((part) => part.length > 1)
    .map((part) => toSingular(part.toLowerCase()));

  return [...new Set([name, ...parts])];
}

/**
 * Removes the plural ending of a plain word. Wrong results are harmless, because texts and queries are treated alike.
 */
export function toSingular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;

  return /(?:ss|x|sh|[^a]ch)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
