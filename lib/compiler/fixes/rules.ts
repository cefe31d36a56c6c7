import { findDifference } from '../findDifference';
import { LANGUAGE_WORDS } from '../languageWords';

/** Marks the position of a message in the text of a contract. No contract contains this character. */
export const POSITION_MARK = '\0';

/** A replacement of the text around a `POSITION_MARK`. In `replacement`, `$1` and so on insert groups of the match. */
export interface FixRule {
  /** Description of the change for readers. */
  title: string;
  find: RegExp;
  replacement: string | ((match: string, ...parts: string[]) => string);
}

const toCapitals = (match: string): string => match.toUpperCase().replace(POSITION_MARK, '');

const REMOVE_COMMA: FixRule = { title: 'Remove the comma', find: /,(\s*)\0(?=[,}])/, replacement: '$1' };
const MOVE_QUESTION_MARK = 'Move the ? after the type';
const OLD_REFINED_TYPE = /(type\s+\w+)\s*\0(\/\S.*\/[gimsuy]*)/;
const CAPITALIZE: FixRule = {
  title: 'Begin the name with a capital',
  find: /(?<=\b(?:type|enum|endpoint|channel)\s+)\0[a-z](?=\w*\s*(?:[{=]|->|[A-Z]+\b))/,
  replacement: toCapitals,
};
const ADD_UNIT: readonly FixRule[] = [
  { title: 'Change to Unit', find: /(->\s*)\0(?:null|void)\b/, replacement: '$1Unit' },
  { title: 'Add Unit', find: /->(\s*)\0(?=\}|\d)/, replacement: '-> Unit$1' },
  { title: 'Add -> Unit', find: /(\d{3})(\s*)\0(?=\}|\d)/, replacement: '$1 -> Unit$2' },
];
const CLOSE_BODY: FixRule = {
  title: 'Add the closing brace',
  find: /(\s*)\0(?=(?:type|enum|endpoint|channel)\b|$)/,
  replacement: '\n}$1',
};

/**
 * Rules by the token that the compiler expects, in the order in which they are tried. The rules of `end` are for files
 * that end within a definition.
 */
export const FIX_RULES: Readonly<Record<string, readonly FixRule[]>> = {
  WirespecIdentifier: [
    REMOVE_COMMA,
    { title: 'Put the name in backticks', find: /\0([^\s:,{}()`"?]+)(?=\s*\??\s*:)/, replacement: '`$1`' },
    { title: 'Change the quotes to backticks', find: /\0"([^"\n]*)"/, replacement: '`$1`' },
    { title: 'Begin the annotation with a capital', find: /\0@[a-z]/, replacement: toCapitals },
  ],
  WirespecType: [
    REMOVE_COMMA,
    CAPITALIZE,
    {
      title: 'Write the entries in capitals',
      find: /(?<=enum\s+\w+\s*)\{[^{}]*\0[a-z][^{}]*\}/,
      replacement: toCapitals,
    },
    { title: 'Move the brackets after the type', find: /\0\[\s*(\w+)\s*\]/, replacement: '$1[]' },
    { title: MOVE_QUESTION_MARK, find: /\0\?(\w+(?:\[\])?)/, replacement: '$1?' },
    ...ADD_UNIT,
    { title: 'Write String(…)', find: /\0(\/\S.*\/[gimsuy]*)/, replacement: 'String($1)' },
  ],
  TypeIdentifier: [CAPITALIZE],
  // Contracts in old versions of the language contain `type Isbn /…/g`.
  TypeDefinitionStart: [
    { title: 'Write = String(…)', find: OLD_REFINED_TYPE, replacement: '$1 = String($2)' },
    { title: 'Add =', find: /(type\s+\w+)(\s+)\0(?=[A-Z])/, replacement: '$1 =$2' },
  ],
  RightCurly: [
    { title: 'Change ; to a comma', find: /\0;/, replacement: ',' },
    { title: 'Add a comma', find: /(\s+)\0(?=[`\w])/, replacement: ',$1' },
    { title: 'Move the ? before the pattern', find: /(\(\/.*\/[a-z]*\))\0\?/, replacement: '?$1' },
    { title: MOVE_QUESTION_MARK, find: /\?\0(\([^()]*\))/, replacement: '$1?' },
    CLOSE_BODY,
  ],
  end: [CLOSE_BODY],
  Colon: [
    { title: MOVE_QUESTION_MARK, find: /\0\?(\s*:\s*\w+(?:\[\])?)/, replacement: '$1?' },
    { title: 'Add ->', find: /(channel\s+\w+)(\s+)\0/, replacement: '$1 ->$2' },
    { title: 'Add a colon', find: /(\s+)\0(?=[A-Z])/, replacement: ':$1' },
  ],
  // A comma may also separate two bounds, so the pattern checks the text after the comma.
  Integer: [{ title: 'Remove the comma', find: /\0,(?=\s*(?:\}|\d+\s*->))/, replacement: '' }],
  Method: [{ title: 'Write the method in capitals', find: /\0[a-z]+/, replacement: toCapitals }],
  Arrow: [
    { title: 'Change : to ->', find: /(\d)\s*\0:/, replacement: '$1 ->' },
    { title: 'Add ->', find: /(\d)(\s+)\0(?=[A-Z])/, replacement: '$1 ->$2' },
    ...ADD_UNIT,
    {
      title: 'Move the queries before the headers',
      find: /(#\s*\{[^{}]*\})(\s*)\0(\?\s*\{[^{}]*\})/,
      replacement: '$3$2$1',
    },
  ],
  Path: [
    { title: 'Add ->', find: /\0(?=\{\s*\d)/, replacement: '-> ' },
    { title: 'Change => to ->', find: /\0=>/, replacement: '->' },
    { title: 'Add a space', find: /-\0>/, replacement: ' ->' },
    { title: 'Add a slash', find: /\0(?=[a-z])/, replacement: '/' },
  ],
  LeftCurly: [
    { title: 'Remove the slash', find: /\s?\/\s*\0(?=->)/, replacement: ' ' },
    { title: 'Add braces', find: /\0([a-z`][^{}]*?)(\s*)(?=->|#)/, replacement: '{ $1 }$2' },
  ],
  Number: [{ title: 'Write a decimal number', find: /(\d)(\s*)\0(?=[,)])/, replacement: '$1.0$2' }],
  RightParenthesis: [{ title: 'Change = to :', find: /\s*\0=/, replacement: ':' }],
};

/** Primitive types by their names in other languages, in lower case. */
const FOREIGN_TYPES: Readonly<Record<string, string>> = {
  int: 'Integer',
  long: 'Integer',
  bool: 'Boolean',
  float: 'Number',
  double: 'Number',
};

/**
 * Creates a rule that replaces the word at the mark with a known type.
 *
 * @param names - names that the contracts define
 * @returns undefined unless exactly one type is similar
 */
export function createReferenceRule(word: string, names: readonly string[]): FixRule | undefined {
  const known = [...new Set([...LANGUAGE_WORDS['built-in type'], ...names])];
  const equal = known.filter((name) => name.toLowerCase() === word.toLowerCase());
  // Short words are similar to too many others.
  const [replacement, ...others] =
    equal.length > 0
      ? equal
      : known.filter(
          (name) => name === FOREIGN_TYPES[word.toLowerCase()] || (name.length > 3 && isSimilar(word, name)),
        );
  return others.length > 0 ? undefined : createWordRule(word, replacement);
}

/** Creates a rule that replaces the word at the mark with a keyword. Returns undefined if none is similar. */
export function createKeywordRule(word: string): FixRule | undefined {
  return createWordRule(
    word,
    LANGUAGE_WORDS.keyword.find((keyword) => isSimilar(word, keyword)),
  );
}

function createWordRule(word: string, replacement: string | undefined): FixRule | undefined {
  if (replacement === undefined || replacement === word) return undefined;
  return { title: `Change ${word} to ${replacement}`, find: /\0\w+/, replacement };
}

/**
 * Returns whether two words differ only in case, or in one letter that is missing, added, wrong, or swapped with its
 * neighbor.
 */
function isSimilar(left: string, right: string): boolean {
  const [one, other] = [left.toLowerCase(), right.toLowerCase()];
  const { from, oldEnd, newEnd } = findDifference(one, other);
  const [rest, otherRest] = [one.slice(from, oldEnd), other.slice(from, newEnd)];
  return (
    (rest.length < 2 && otherRest.length < 2) || (rest.length === 2 && rest.charAt(1) + rest.charAt(0) === otherRest)
  );
}
