import type { SyntaxDefinition } from '@site/lib/compiler/readSyntaxTree';
import { toDefinitionKey } from '@site/lib/syntax/toDefinitionKey';

/** Returns the id of a definition's heading. */
export function toAnchor(definition: SyntaxDefinition): string {
  return `read-${toDefinitionKey(definition).replace(' ', '-')}`;
}

/** Names of the built-in types for readers who do not know the language. */
export const PRIMITIVES: Readonly<Record<string, string>> = {
  String: 'string',
  Integer: 'whole number',
  Integer32: 'whole number (32 bits)',
  Number: 'decimal number',
  Number32: 'decimal number (32 bits)',
  Boolean: 'true or false',
  Bytes: 'bytes',
};

/**
 * Describes a constraint.
 *
 * @param tokens - tokens of the constraint, including both parentheses; there must be at least one value
 * @returns words, and code that follows the words; the code is empty if there is none
 */
export function describeConstraint([, first = '', , second = '']: readonly string[]): [words: string, code: string] {
  if (first.startsWith('/')) return ['matches ', first];
  if (first === '_') return second === '_' ? ['any', ''] : ['at most ', second];
  return second === '_' ? ['at least ', first] : [`${first} to `, second];
}

export interface Annotation {
  /** Name of the annotation, with the `@`. */
  name: string;
  /** The arguments as written, with their parentheses; empty if there are none. */
  args: string;
}

/** Groups the tokens of annotations: each annotation gets its name and its arguments. */
export function readAnnotations(tokens: readonly string[]): Annotation[] {
  const annotations: Annotation[] = [];
  for (const token of tokens) {
    const last = annotations.at(-1);
    if (last === undefined || (token.startsWith('@') && !isOpen(last.args)))
      annotations.push({ name: token, args: '' });
    else last.args += [',', ':'].includes(token) ? `${token} ` : token;
  }
  return annotations;
}

const isOpen = (args: string): boolean => args !== '' && !args.endsWith(')');

/** Returns the text of a comment, without the asterisks at the beginning of its lines. */
export function readComment(comment: string): string {
  return comment.replaceAll(/^[ \t]*\*[ \t]?/gm, '').trim();
}
