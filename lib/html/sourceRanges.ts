import type { ElementContent } from 'hast';

/** A range of a source text, in UTF-16 code units; `end` is exclusive. */
export interface SourceRange {
  start: number;
  end: number;
}

/** @returns the range of a node in the source that it was parsed from, or undefined for a node without position */
export function findRange({ position }: ElementContent): SourceRange | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}
