/**
 * Roles of code, each a letter and the name of its color token in `src/css/tokens.css` (`--code-keyword`, …).
 *
 * Text without a role has the plain text color. That includes punctuation, which would otherwise account for more than
 * half of the elements in generated code.
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

/** CSS class of each role: a `c` and the letter. */
export const ROLE_CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(CODE_ROLES).map((role) => [role, `c${role}`]),
);

/**
 * Run-length encoded highlighting, so that a page contains its code only once. It consists of pairs of a role letter
 * (`_` for plain text) and a base-36 length with upper-case digits, such as `k4_1t4_1`. Lengths are UTF-16 code units
 * including line breaks, and their sum is the length of the text.
 */
export type Marks = string;

/** Highlighted code, ready to render without a highlighter. */
export interface HighlightedCode {
  /** Source code without a trailing line break. */
  code: string;
  /** Language as written in the fence, in lower case. */
  language: string;
  marks: Marks;
}
