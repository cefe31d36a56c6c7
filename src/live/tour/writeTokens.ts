import type { Token } from '@site/lib/compiler/tokens';

/**
 * The tokens of a contract as the rules of lessons look at them: on one line, with one blank between them, so that it does not matter how the contract is laid out. Nor does
 * what stands in comments and texts, which could look like anything: a comment is `//`, a text `"…"` and a regular expression `/…/`. Names have no backticks.
 */
export function writeTokens(tokens: readonly Token[]): string {
  return tokens.map(writeToken).join(' ');
}

function writeToken({ type, value }: Token): string {
  if (type === 'Comment') return '//';
  if (type === 'LiteralString') return '"…"';
  if (type === 'RegExp') return '/…/';
  return writeName(value);
}

/** A name without backticks. */
export function writeName(value: string): string {
  return value.replace(/^`(.*)`$/, '$1');
}
