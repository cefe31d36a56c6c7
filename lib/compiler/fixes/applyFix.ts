import type { Fix } from '../types';

/**
 * Applies a fix.
 *
 * @returns the fixed text; `text` itself if the lines to replace are no longer those in `before`
 */
export function applyFix(text: string, { line, before, after }: Fix): string {
  const lines = text.split('\n');
  const end = line - 1 + before.split('\n').length;
  const replaced = lines.slice(line - 1, end).join('\n');
  if (replaced.replaceAll('\r', '') !== before) return text;
  // The lines of a fix have no carriage returns, so they are added here.
  const written = replaced.endsWith('\r') ? `${after.replaceAll('\n', '\r\n')}\r` : after;
  return [...lines.slice(0, line - 1), written, ...lines.slice(end)].join('\n');
}
