/** A line of code as a stroke, in characters. */
export interface LineStroke {
  indent: number;
  length: number;
}

export interface CodeMeasure {
  /** Lines that are not blank. */
  lines: number;
  /** Of these, lines that only open or close a bracket. */
  bracketLines: number;
  /** All lines, blank ones with length 0. */
  strokes: LineStroke[];
}

/** Counts and outlines the lines of a text. */
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
