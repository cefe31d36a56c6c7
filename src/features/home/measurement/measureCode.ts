/** Indentation and length of a line of code, in characters. */
export interface LineStroke {
  indent: number;
  length: number;
}

/** Size of a piece of code. */
export interface CodeMeasure {
  /** Number of lines that contain text. */
  lines: number;
  /** Number of these lines that contain only brackets, commas and semicolons. */
  bracketLines: number;
  /** All lines; the length of a blank line is 0. */
  strokes: LineStroke[];
}

/** Counts and measures the lines of code. */
export function measureCode(code: string): CodeMeasure {
  const all = code.trimEnd().split('\n');
  const filled = all.filter((line) => line.trim() !== '');
  return {
    lines: filled.length,
    bracketLines: filled.filter((line) => /^[\s{}[\](),;]+$/.test(line)).length,
    strokes: all.map((line) => {
      const text = line.trim();
      return { indent: line.length - line.trimStart().length, length: text.length };
    }),
  };
}
