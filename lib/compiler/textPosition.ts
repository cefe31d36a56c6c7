import { location as createLocator } from 'vfile-location';

/** 1-based line and column; columns count UTF-16 units. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Returns the position of an offset in the text for which the function was created. */
export type FindPosition = (offset: number) => TextPosition;

/**
 * Creates a function that finds positions in `text`. Offsets outside the text give the nearest position in it.
 * Positions in contracts are computed from the compiler's offsets, because its line numbers are wrong after comments
 * and with CRLF.
 */
export function createPositionFinder(text: string): FindPosition {
  const places = createLocator(text);
  return (offset) => {
    const { line = 1, column = 1 } = places.toPoint(Math.min(Math.max(offset, 0), text.length)) ?? {};
    return { line, column };
  };
}

/** Returns the line and column of one offset; see `createPositionFinder`. */
export function findPosition(text: string, offset: number): TextPosition {
  return createPositionFinder(text)(offset);
}
