/** Finds the line of an offset: its 1-based number and its text. */
export function findLine(text: string, offset: number): { line: number; text: string } {
  const line = text.slice(0, offset).split('\n').length;
  return { line, text: text.split('\n')[line - 1] ?? '' };
}

/**
 * Finds the offset of a 1-based line and column. A column beyond the end of the line gives the end of the line. Lines
 * must end with `\n` alone, as they do in the editor.
 */
export function findOffset(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return before + Math.min(column - 1, lines[line - 1]?.length ?? 0);
}
