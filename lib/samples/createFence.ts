import type { Code } from 'mdast';
import type { LocatedFence } from './Fence';

/** Converts a Markdown code node to a fence with its position. */
export function createFence({ lang, meta, value, position }: Code): LocatedFence {
  return {
    language: (lang ?? 'text').toLowerCase(),
    meta: meta ?? '',
    body: value,
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  };
}
