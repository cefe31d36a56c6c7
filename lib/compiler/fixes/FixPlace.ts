import type { Token } from '../tokens';

/** The place of a message in the tokens of its contract. */
export interface FixPlace {
  text: string;
  tokens: readonly Token[];
  /** Index of the token that the message is about; the number of tokens at the end of the file. */
  index: number;
  /** Names that the files of the compilation define. */
  names: readonly string[];
}

/** Replaces the text between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The change that a rule proposes. The edits are sorted and do not overlap. */
export interface Proposal {
  /** Says what changes. */
  title: string;
  edits: readonly Edit[];
}

/** Proposes a correction of one kind of mistake; nothing if the mistake is another one. */
export type FixRule = (place: FixPlace) => Proposal | undefined;

/** A token relative to the one that the message is about. */
export function getToken({ tokens, index }: FixPlace, distance = 0): Token | undefined {
  return tokens[index + distance];
}

/** Whether tokens have the given types, in their order. */
export function hasTypes(place: FixPlace, distance: number, ...types: readonly string[]): boolean {
  return types.every((type, offset) => getToken(place, distance + offset)?.type === type);
}

/** The offset just after a token. */
export function findEnd(token: Token): number {
  return token.start + token.value.length;
}

/** Inserts text after a token. */
export function insertAfter(token: Token, text: string): Edit {
  return { start: findEnd(token), end: findEnd(token), text };
}

/** Replaces a token. */
export function replace(token: Token, text: string): Edit {
  return { start: token.start, end: findEnd(token), text };
}

/** Whether a token is a word: a name, a keyword, a method or a primitive. */
export function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]\w*$/i.test(token.value);
}

/** Whether a type can begin with a token. */
export function beginsType(token: Token | undefined): boolean {
  return token !== undefined && /^(?:Ws\w+|WirespecType)$/.test(token.type);
}

/** A word with a capital as its first letter. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether two words are equal but for upper and lower case, or one letter that is missing, added or wrong, or two that changed places. */
export function isSimilar(left: string, right: string): boolean {
  const [one, other] = [left.toLowerCase(), right.toLowerCase()];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest, otherRest] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (
    (rest.length < 2 && otherRest.length < 2) || (rest.length === 2 && rest.charAt(1) + rest.charAt(0) === otherRest)
  );
}
