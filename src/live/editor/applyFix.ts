import type { Fix } from '@site/lib/compiler/types';

/** Applies a correction. @returns the text as it is, if its lines have changed since */
export function applyFix(text: string, { line, before, after }: Fix): string {
  const lines = text.split('\n');
  const end = line - 1 + before.split('\n').length;
  if (
    lines
      .slice(line - 1, end)
      .join('\n')
      .replaceAll('\r', '') !== before
  )
    return text;
  return [...lines.slice(0, line - 1), after, ...lines.slice(end)].join('\n');
}
