import type { Element, ElementContent } from 'hast';

/** Characters of a source; the one at `end` is not part of it. */
export interface SourceRange {
  start: number;
  end: number;
}

/** @returns where a node stands in the source it was parsed from; nothing for one that is from no source */
export function findRange({ position }: ElementContent): SourceRange | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

/**
 * Finds what is in an element, between its tags.
 *
 * @returns nothing for an element that is empty or from no source
 */
export function findContentRange({ children }: Element): SourceRange | undefined {
  const [first] = children;
  const last = children.at(-1);
  const start = first && findRange(first)?.start;
  const end = last && findRange(last)?.end;
  return start === undefined || end === undefined ? undefined : { start, end };
}

/**
 * Cuts the markup of what is in an element out of the source, character by character as it is written there: writing a tree anew would change quotes and slashes.
 *
 * @param source - the text that the element was parsed from
 * @returns an empty text for an element without content
 */
export function cutContent(source: string, element: Element): string {
  const range = findContentRange(element);
  return range === undefined ? '' : source.slice(range.start, range.end);
}
