/** Indentation and length of a line of code, in characters. */
export interface LineExtent {
  indent: number;
  length: number;
}

/** Line counts of a piece of code, and the extent of each line. */
export interface CodeMeasure {
  /** Number of lines that contain text. */
  lineCount: number;
  /** Number of lines that contain only brackets, commas and semicolons; `lineCount` includes them. */
  bracketLineCount: number;
  /** All lines; the length of a blank line is 0. */
  extents: LineExtent[];
}

/** Counts and measures the lines of code. */
export function measureCode(code: string): CodeMeasure {
  const all = code.trimEnd().split('\n');
  const filled = all.filter((line) => line.trim() !== '');
  return {
    lineCount: filled.length,
    bracketLineCount: filled.filter((line) => /^[\s{}[\](),;]+$/.test(line)).length,
    extents: all.map((line) => {
      const text = line.trim();
      return { indent: line.length - line.trimStart().length, length: text.length };
    }),
  };
}
