import type { Token } from '@site/lib/compiler/tokens';

/**
 * Formats the tokens of a contract for the rules of lessons: on one line, separated by single spaces, so that the
 * layout does not matter. The content of comments, strings and regular expressions is dropped, because it could look
 * like other tokens: they become `//`, `"…"` and `/…/`. Backticks around names are removed.
 */
export function formatTokens(tokens: readonly Token[]): string {
  return tokens.map(formatToken).join(' ');
}

function formatToken({ type, value }: Token): string {
  if (type === 'Comment') return '//';
  if (type === 'LiteralString') return '"…"';
  if (type === 'RegExp') return '/…/';
  return removeBackticks(value);
}

/** Removes the backticks around a name. Returns other strings unchanged. */
export function removeBackticks(value: string): string {
  return value.replace(/^`(.*)`$/, '$1');
}
