import { location } from 'vfile-location';

/** A place in a text, 1-based, columns in UTF-16 units. */
export interface TextPosition {
  line: number;
  column: number;
}

/**
 * Line and column of an offset. The compiler counts lines wrongly after comments and with CRLF, its offsets are right, so every position we show
 * comes from here. Offsets past the end mean the end.
 */
export function findPosition(text: string, offset: number): TextPosition {
  const { line = 1, column = 1 } = location(text).toPoint(Math.min(Math.max(offset, 0), text.length)) ?? {};
  return { line, column };
}
