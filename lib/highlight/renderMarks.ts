import type { Marks } from './types';

/** A stretch of one line to underline, e.g. what the compiler refused. */
export interface CodeRange {
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
  /** In UTF-16 units. */
  length: number;
}

export interface RenderOptions {
  /** 1-based numbers of lines to emphasize. */
  highlightedLines?: readonly number[] | undefined;
  /** Underlined on top of the colors. A range just behind a line's end is shown as an underlined blank. */
  ranges?: readonly CodeRange[] | undefined;
}

interface Segment {
  start: number;
  end: number;
  /** Role letter, `_` for plain text. */
  role: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Renders code as HTML: a `span.line` for each line, with line feeds between them, and within it a span for each run of color with the class `c` + role letter
 * (`ck` is a keyword). Emphasized lines also have the class `lit`, underlined ranges `cw`. Runs on the server and in the browser; every character of the code is escaped.
 *
 * @param code - line ends may be `\n` or `\r\n`.
 * @param marks - as `highlight` made them; where they end too early, the rest is plain text.
 */
export function renderMarks(code: string, marks: Marks, { highlightedLines, ranges }: RenderOptions = {}): string {
  const segments = decodeMarks(marks, code.length);
  const lit = new Set(highlightedLines);
  let cursor = 0;
  let lineStart = 0;

  return code
    .split('\n')
    .map((text, index) => {
      const line = index + 1;
      const start = lineStart;
      lineStart += text.length + 1;
      const end = start + text.length - (text.endsWith('\r') ? 1 : 0);
      const own = ranges?.filter((range) => range.line === line) ?? [];

      let html = '';
      for (; cursor < segments.length; cursor++) {
        const segment = segments[cursor];
        if (segment === undefined || segment.start >= end) break;
        html += renderSegment(
          code,
          Math.max(segment.start, start),
          Math.min(segment.end, end),
          segment.role,
          start,
          own,
        );
        // A run may go on in the next line.
        if (segment.end > end) break;
      }
      if (own.some(({ column }) => start + column - 1 >= end)) html += '<span class="cw"> </span>';
      return `<span class="${lit.has(line) ? 'line lit' : 'line'}">${html}</span>`;
    })
    .join('\n');
}

/** Reads marks back into segments that cover the text without gaps. */
function decodeMarks(marks: Marks, length: number): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const [, role = '_', size = '0'] of marks.matchAll(/([a-z_])([0-9A-Z]+)/g)) {
    const end = Math.min(start + parseInt(size, 36), length);
    if (end > start) segments.push({ start, end, role });
    start = end;
  }
  if (start < length) segments.push({ start, end: length, role: '_' });
  return segments;
}

/** Renders the part of a segment that lies in one line, cut where an underlined range begins or ends. */
function renderSegment(
  code: string,
  from: number,
  to: number,
  role: string,
  lineStart: number,
  ranges: readonly CodeRange[],
): string {
  if (from >= to) return '';
  if (ranges.length === 0) return wrap(code.slice(from, to), role, false);

  const cuts = ranges
    .flatMap(({ column, length }) => [lineStart + column - 1, lineStart + column - 1 + length])
    .filter((cut) => cut > from && cut < to);
  const bounds = [...new Set([from, ...cuts, to])].sort((a, b) => a - b);
  return bounds
    .slice(1)
    .map((end, index) => {
      const start = bounds[index] ?? from;
      const isUnderlined = ranges.some(({ column, length }) => {
        const rangeStart = lineStart + column - 1;
        return start >= rangeStart && end <= rangeStart + length;
      });
      return wrap(code.slice(start, end), role, isUnderlined);
    })
    .join('');
}

function wrap(text: string, role: string, isUnderlined: boolean): string {
  const escaped = text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  const classes = [...(role === '_' ? [] : [`c${role}`]), ...(isUnderlined ? ['cw'] : [])];
  return classes.length === 0 ? escaped : `<span class="${classes.join(' ')}">${escaped}</span>`;
}
