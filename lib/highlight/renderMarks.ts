import { escapeHtml } from '../html/escapeHtml';
import { type Marks, ROLE_CLASSES } from './types';

/** By role letter; plain text has none. */
const CLASSES: Readonly<Record<string, string | undefined>> = ROLE_CLASSES;

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
  /** Underlined on top of the colors. A place just behind a line's end is an empty element, which the stylesheet shows as a blank. */
  ranges?: readonly CodeRange[] | undefined;
  /** Identifiers of which every occurrence carries the attribute `data-name`. */
  names?: readonly string[] | undefined;
}

interface Segment extends TextRange {
  /** Role letter, `_` for plain text. */
  role: string;
}

/**
 * Renders code as HTML whose text is the code: a span for each run of color with the class of its role (`ck` is a keyword). Emphasized lines are spans of the
 * class `lit`, underlined ranges have the class `cw`, names the attribute `data-name`, on the span of their color where that holds nothing else. Every character is
 * escaped.
 *
 * Pages hold thousands of these elements, so blanks and line ends, whose color nobody sees, belong to the run before them, and lines are no elements.
 *
 * @param code - line ends may be `\n` or `\r\n`; they become `\n`.
 * @param marks - as `highlight` made them; where they end too early, the rest is plain text.
 */
export function renderMarks(code: string, marks: Marks, options: RenderOptions = {}): string {
  const names = findWords(code, options.names ?? []);
  const segments = absorbBlanks(code, decodeMarks(marks, code.length), names);
  const lines = findLines(code);
  const lit = (options.highlightedLines ?? []).flatMap((line) => lines[line - 1] ?? []);
  const underlined = (options.ranges ?? []).flatMap((place) => locate(place, lines));

  const cuts = [segments, lit, underlined].flat().flatMap(({ start, end }) => [start, end]);
  const bounds = [...new Set([0, ...cuts, code.length])].sort((a, b) => a - b);
  let current = 0;
  return bounds
    .map((start, index) => {
      const end = bounds[index + 1] ?? start;
      while ((segments[current]?.end ?? Infinity) <= start) current++;
      const isUnderlined = underlined.some((range) => start >= range.start && end <= range.end && start < end);
      return [
        // Inside of an emphasized line, in which it is the end.
        underlined.some((range) => range.start === start && range.end === start) ? '<span class="cw"></span>' : '',
        lit.some((line) => line.end === start && line.start < start) ? '</span>' : '',
        lit.some((line) => line.start === start) ? '<span class="lit">' : '',
        lit.some((line) => line.start === start && line.end === start) ? '</span>' : '',
        renderPiece(code, { start, end, role: segments[current]?.role ?? '_' }, isUnderlined, names),
      ].join('');
    })
    .join('');
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

/** Adds blanks to the segment before them, unless that is a name and nothing else, and makes one of neighbors of the same role. */
function absorbBlanks(code: string, segments: readonly Segment[], names: readonly TextRange[]): Segment[] {
  const nameStarts = new Map(names.map(({ start, end }) => [start, end]));
  const absorbed: Segment[] = [];
  for (const segment of segments) {
    const last = absorbed.at(-1);
    const isBlank = segment.role === '_' && code.slice(segment.start, segment.end).trim() === '';
    if (last !== undefined && (last.role === segment.role || (isBlank && nameStarts.get(last.start) !== last.end))) {
      last.end = segment.end;
    } else {
      absorbed.push({ ...segment });
    }
  }
  return absorbed;
}

/** The lines of a text, without their ends. */
function findLines(code: string): TextRange[] {
  let start = 0;
  return code.split('\n').map((text) => {
    const line = { start, end: start + text.length - (text.endsWith('\r') ? 1 : 0) };
    start += text.length + 1;
    return line;
  });
}

function locate({ line, column, length }: CodeRange, lines: readonly TextRange[]): TextRange[] {
  const range = lines[line - 1];
  if (range === undefined) return [];
  const start = Math.min(range.start + column - 1, range.end);
  return [{ start, end: Math.min(start + length, range.end) }];
}

function renderPiece(
  code: string,
  { start, end, role }: Segment,
  isUnderlined: boolean,
  names: readonly TextRange[],
): string {
  if (start >= end) return '';
  const classes = [CLASSES[role] ?? [], isUnderlined ? 'cw' : []].flat().join(' ');
  const attributes = classes === '' ? '' : ` class="${classes}"`;
  const own = names.filter((name) => name.start >= start && name.end <= end);
  const [first] = own;
  if (first?.start === start && first.end === end) return renderName(code, first, attributes);

  let html = '';
  let done = start;
  for (const name of own) {
    html += escapeCode(code.slice(done, name.start)) + renderName(code, name, '');
    done = name.end;
  }
  html += escapeCode(code.slice(done, end));
  return attributes === '' ? html : `<span${attributes}>${html}</span>`;
}

function renderName(code: string, { start, end }: TextRange, attributes: string): string {
  const name = escapeCode(code.slice(start, end));
  return `<span${attributes} data-name="${name}">${name}</span>`;
}

/** A parser of HTML takes both kinds of line ends for one. */
function escapeCode(text: string): string {
  return escapeHtml(text.replaceAll('\r\n', '\n'));
}

/** A stretch of a text, in UTF-16 units; `end` is behind it. */
interface TextRange {
  start: number;
  end: number;
}

/**
 * Where words stand alone in a text, in its order.
 *
 * @param words - identifiers, without characters that mean something in regular expressions.
 */
function findWords(text: string, words: readonly string[]): TextRange[] {
  if (words.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w$])(?:${words.join('|')})(?![\\w$])`, 'g');
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
