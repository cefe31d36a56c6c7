import type { Code } from 'mdast';
import type { PlacedFence } from './Fence';

/** Converts a Markdown code node to a fence with its position. */
export function createFence({ lang, meta, value, position }: Code): PlacedFence {
  return {
    language: (lang ?? 'text').toLowerCase(),
    meta: meta ?? '',
    body: value,
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  };
}
