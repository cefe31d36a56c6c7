import { location } from 'vfile-location';

/** A place in a text, 1-based, columns in UTF-16 units. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Finds places in one text; made once for a text, however many places are asked for. */
export type FindPosition = (offset: number) => TextPosition;

/**
 * Prepares the search for places in a text. The compiler counts lines wrongly after comments and with CRLF, its offsets are right, so every position we show
 * comes from here. Offsets past the end mean the end.
 */
export function createPositionFinder(text: string): FindPosition {
  const places = location(text);
  return (offset) => {
    const { line = 1, column = 1 } = places.toPoint(Math.min(Math.max(offset, 0), text.length)) ?? {};
    return { line, column };
  };
}

/** Line and column of one offset, see `createPositionFinder`. */
export function findPosition(text: string, offset: number): TextPosition {
  return createPositionFinder(text)(offset);
}
