import { createFenceError } from './SampleProblem';

/** Words of a fence with their values; a flag has an empty value. */
export type Words = ReadonlyMap<string, string>;

/** Words that a kind of block accepts: `value` is written `key=…`, and `flag` is written without a value. */
export type WordRules = Readonly<Record<string, 'value' | 'flag'>>;

const COMMON_RULES: WordRules = { title: 'value' };

/** Matches one part of an info string: `{lines}`, a word with an optional value, or text that is neither. */
const PART = /\{([\d,\s-]+)\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|(\S*)))?|\S+/g;

/**
 * Splits `title="a b" wrong {1,3-5}` into words and 1-based highlighted lines.
 *
 * @throws SampleError for an invalid word or line range, and for a word or `{lines}` that occurs twice
 */
export function splitMeta(meta: string): { words: Words; highlightedLines: number[] } {
  const words = new Map<string, string>();
  let highlightedLines: number[] | undefined;
  for (const [word, lines, key, quoted, bare] of meta.matchAll(PART)) {
    if (lines !== undefined) {
      if (highlightedLines !== undefined) {
        throw createFenceError('the block has {lines} twice', 'Write all lines in one pair of braces, like {2,4-6}.');
      }
      highlightedLines = parseLines(lines);
    } else if (key === undefined) {
      throw createFenceError(
        `the word "${word}" of the block is invalid`,
        'Write key=value, key="value with spaces", a flag, or {lines}.',
      );
    } else if (words.has(key)) {
      throw createFenceError(`the word "${key}" occurs twice in the block`, 'Keep one of them.');
    } else {
      words.set(key, quoted ?? bare ?? '');
    }
  }
  return { words, highlightedLines: highlightedLines ?? [] };
}

function parseLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const [from, to] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    if (!range || from < 1 || to < from) {
      throw createFenceError(`the lines {${text}} are invalid`, 'Write 1-based lines and ranges, like {2,4-6}.');
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/**
 * Checks the words of a fence against the rules of its kind.
 *
 * @throws SampleError for an unknown word, a flag with a value, and a missing value
 */
export function assertWords(words: Words, kindRules: WordRules): void {
  const rules = new Map(Object.entries({ ...COMMON_RULES, ...kindRules }));
  for (const [key, value] of words) {
    const rule = rules.get(key);
    if (rule === undefined) {
      throw createFenceError(
        `the word "${key}" is unknown here`,
        `This kind of block accepts: ${[...rules.keys()].join(', ')}.`,
      );
    }
    if (rule === 'flag' && value !== '') {
      throw createFenceError(`the word "${key}" takes no value`, `Write just ${key}.`);
    }
    if (rule === 'value' && value === '') throw createFenceError(`the word "${key}" needs a value`, `Write ${key}=….`);
  }
}

/**
 * Splits `a,b` at commas; undefined gives an empty list.
 *
 * @throws SampleError for empty and duplicate parts
 */
export function splitList(text: string | undefined): string[] {
  if (text === undefined) return [];
  const parts = text.split(',');
  if (parts.includes('')) {
    throw createFenceError(
      `the list "${text}" has an empty part`,
      'Separate names with single commas, without spaces.',
    );
  }
  const twice = parts.find((part, index) => parts.indexOf(part) !== index);
  if (twice !== undefined) throw createFenceError(`the list "${text}" names "${twice}" twice`, 'Keep one of them.');
  return parts;
}

/**
 * Returns the files in `of=`.
 *
 * @throws SampleError if there are none
 */
export function requireInputFiles(words: Words): string[] {
  const files = splitList(words.get('of'));
  if (files.length > 0) return files;
  throw createFenceError(
    'the block does not name its input',
    'Set of= to a file in examples/, such as of=library/library.ws.',
  );
}

/** @throws SampleError if a block has both a body and a file, or neither of them */
export function assertBody(body: string, file: string | undefined): void {
  if (file !== undefined) assertEmptyBody(body);
  else if (body.trim() === '')
    throw createFenceError('the block is empty', 'Write code into it, or name a file with file=.');
}

/** @throws SampleError if a block that the build fills has a body */
export function assertEmptyBody(body: string): void {
  if (body.trim() !== '') throw createFenceError('the block has text, but the build fills it', 'Leave its body empty.');
}
