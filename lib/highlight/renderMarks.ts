import { escapeHtml } from '../html/escapeHtml';
import type { SourceRange } from '../html/sourceRanges';
import { type Marks, ROLE_CLASSES } from './types';

/** A range within one line to underline, such as the position of a compiler error. */
export interface CodeRange {
  /** 1-based line number. */
  line: number;
  /** 1-based column, in UTF-16 code units. */
  column: number;
  /** Length in UTF-16 code units. */
  length: number;
}

export interface RenderOptions {
  /** 1-based numbers of the lines to highlight. */
  highlightedLines?: readonly number[] | undefined;
  /**
   * Ranges to underline. A range at the end of a line becomes an empty element, which the stylesheet shows as a space.
   */
  ranges?: readonly CodeRange[] | undefined;
  /** Identifiers whose occurrences get the attribute `data-name`. */
  names?: readonly string[] | undefined;
}

interface Segment extends SourceRange {
  /** Role letter; `_` is plain text. */
  role: string;
}

/**
 * Renders code as HTML whose text content is the code.
 *
 * Each run of color is a span with the class of its role; `ck` is a keyword. Highlighted lines are spans of class
 * `lit`, and underlined ranges of class `cw`. A name gets `data-name` on its color's span if that span contains nothing
 * else, and a span of its own otherwise. All characters are escaped.
 *
 * Pages contain thousands of these elements. To save some, invisible characters (spaces and line breaks) join the
 * preceding run, and only highlighted lines have elements.
 *
 * @param code - source with `\n` or `\r\n` as line breaks; both become `\n`
 * @param marks - marks from `highlight`; if they end early, the rest is plain text
 */
export function renderMarks(code: string, marks: Marks, options: RenderOptions = {}): string {
  const names = findWholeWords(code, options.names ?? []);
  const segments = mergeSegments(code, decodeMarks(marks, code.length), names);
  const lines = findLines(code);
  const highlighted = (options.highlightedLines ?? []).flatMap((line) => lines[line - 1] ?? []);
  const underlined = (options.ranges ?? []).flatMap((range) => resolveRange(range, lines));

  const cuts = [segments, highlighted, underlined].flat().flatMap(({ start, end }) => [start, end]);
  const bounds = [...new Set([0, ...cuts, code.length])].sort((a, b) => a - b);
  let current = 0;
  return bounds
    .map((start, index) => {
      const end = bounds[index + 1] ?? start;
      while ((segments[current]?.end ?? Infinity) <= start) current++;
      const isUnderlined = underlined.some((range) => start >= range.start && end <= range.end && start < end);
      return [
        // An underlined position at the end of a highlighted line goes inside the line's span.
        underlined.some((range) => range.start === start && range.end === start) ? '<span class="cw"></span>' : '',
        highlighted.some((line) => line.end === start && line.start < start) ? '</span>' : '',
        highlighted.some((line) => line.start === start) ? '<span class="lit">' : '',
        highlighted.some((line) => line.start === start && line.end === start) ? '</span>' : '',
        renderSegment(code, { start, end, role: segments[current]?.role ?? '_' }, isUnderlined, names),
      ].join('');
    })
    .join('');
}

/** Decodes marks into segments that cover the text without gaps. */
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

/**
 * Merges adjacent segments of the same role, and whitespace with the segment before it unless that segment is exactly a
 * name.
 */
function mergeSegments(code: string, segments: readonly Segment[], names: readonly SourceRange[]): Segment[] {
  const nameStarts = new Map(names.map(({ start, end }) => [start, end]));
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    const isBlank = segment.role === '_' && code.slice(segment.start, segment.end).trim() === '';
    if (last !== undefined && (last.role === segment.role || (isBlank && nameStarts.get(last.start) !== last.end))) {
      last.end = segment.end;
    } else {
      merged.push({ ...segment });
    }
  }
  return merged;
}

/** Returns the ranges of all lines, without line breaks. */
function findLines(code: string): SourceRange[] {
  let start = 0;
  return code.split('\n').map((text) => {
    const line = { start, end: start + text.length - (text.endsWith('\r') ? 1 : 0) };
    start += text.length + 1;
    return line;
  });
}

function resolveRange({ line, column, length }: CodeRange, lines: readonly SourceRange[]): SourceRange[] {
  const range = lines[line - 1];
  if (range === undefined) return [];
  const start = Math.min(range.start + column - 1, range.end);
  return [{ start, end: Math.min(start + length, range.end) }];
}

function renderSegment(
  code: string,
  { start, end, role }: Segment,
  isUnderlined: boolean,
  names: readonly SourceRange[],
): string {
  if (start >= end) return '';
  const classes = [ROLE_CLASSES[role] ?? [], isUnderlined ? 'cw' : []].flat().join(' ');
  const attributes = classes === '' ? '' : ` class="${classes}"`;
  const ownNames = names.filter((name) => name.start >= start && name.end <= end);
  const [first] = ownNames;
  if (first?.start === start && first.end === end) return renderName(code, first, attributes);

  let html = '';
  let renderedEnd = start;
  for (const name of ownNames) {
    html += escapeCode(code.slice(renderedEnd, name.start)) + renderName(code, name, '');
    renderedEnd = name.end;
  }
  html += escapeCode(code.slice(renderedEnd, end));
  return attributes === '' ? html : `<span${attributes}>${html}</span>`;
}

function renderName(code: string, { start, end }: SourceRange, attributes: string): string {
  const name = escapeCode(code.slice(start, end));
  return `<span${attributes} data-name="${name}">${name}</span>`;
}

/** Escapes code as HTML, and replaces each `\r\n` with `\n`. */
function escapeCode(text: string): string {
  return escapeHtml(text.replaceAll('\r\n', '\n'));
}

/**
 * Finds all whole-word occurrences of the given words, in text order.
 *
 * @param words - identifiers without regular expression metacharacters
 */
function findWholeWords(text: string, words: readonly string[]): SourceRange[] {
  if (words.length === 0) return [];
  // The longest first: a name may begin with another one and a hyphen, such as `Content` and `Content-Type`.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\w$])(?:${longestFirst.join('|')})(?![\\w$])`, 'g');
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
