/**
 * The role a piece of code plays, as one letter; each role is one color token of `src/css/tokens.css` (`--code-keyword`, …).
 * Text without a role has the plain text color. That includes punctuation: more than half of the colored pieces of generated code would be points, brackets and semicolons, each an element that
 * a phone has to read, style and lay out.
 */
export const CODE_ROLES = {
  k: 'keyword',
  t: 'type',
  s: 'string',
  n: 'number',
  f: 'function',
  c: 'comment',
  o: 'constant',
  a: 'annotation',
  m: 'method',
} as const;

export type CodeRole = keyof typeof CODE_ROLES;

/** The class of each role. They are written out because pages keep rules only for classes that stand in a script as a whole, see `plugins/built-pages`. */
export const ROLE_CLASSES: Readonly<Record<CodeRole, string>> = {
  k: 'ck',
  t: 'ct',
  s: 'cs',
  n: 'cn',
  f: 'cf',
  c: 'cc',
  o: 'co',
  a: 'ca',
  m: 'cm',
};

/**
 * Highlighting of a text as run lengths, so that a page carries its code once and its colors in a few bytes: pairs of a role letter (`_` for plain
 * text) and a length in base 36 with upper-case digits, which no role letter can be taken for, e.g. `k4_1t4_1`. Lengths count UTF-16 units, line ends
 * included; their sum is the length of the text.
 */
export type Marks = string;

/** A piece of code ready to be shown: what a page carries instead of a highlighter. */
export interface HighlightedCode {
  /** Shown exactly as it is; no trailing newline. */
  code: string;
  /** Language as written in the fence, in lower case (`wirespec`, `java`, `text`, …). */
  language: string;
  marks: Marks;
}
