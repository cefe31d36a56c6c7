/** A place in a text, 1-based, columns in UTF-16 units. */
export interface TextPosition {
  line: number;
  column: number;
}

const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * Line and column of an offset. The compiler counts lines wrongly after comments and with CRLF, its offsets are right, so every position we show
 * comes from here. Offsets past the end mean the end.
 */
export function findPosition(text: string, offset: number): TextPosition {
  const end = Math.min(Math.max(offset, 0), text.length);
  let line = 1;
  let lineStart = 0;
  for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAK)) {
    if (index + lineBreak.length > end) break;
    line += 1;
    lineStart = index + lineBreak.length;
  }
  return { line, column: end - lineStart + 1 };
}
