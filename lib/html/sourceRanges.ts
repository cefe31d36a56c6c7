import type { Element, ElementContent } from 'hast';

/** A range of characters in a source text; `end` is exclusive. */
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

/**
 * Finds the range between the tags of an element.
 *
 * @returns undefined for an element that is empty or has no position
 */
export function findContentRange({ children }: Element): SourceRange | undefined {
  const [first] = children;
  const last = children.at(-1);
  const start = first && findRange(first)?.start;
  const end = last && findRange(last)?.end;
  return start === undefined || end === undefined ? undefined : { start, end };
}

/**
 * Extracts the source text between the tags of an element. Serializing the tree instead would change quotes and
 * slashes.
 *
 * @param source - text that the element was parsed from
 * @returns an empty string for an element without content
 */
export function extractContent(source: string, element: Element): string {
  const range = findContentRange(element);
  return range === undefined ? '' : source.slice(range.start, range.end);
}
