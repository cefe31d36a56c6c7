import type { IndexFile } from '../../../../lib/search/isIndexFile';
import type { PackedSection, SearchIndex } from './SearchIndex';

/**
 * Separator of a column's lines. No text contains this control character. JSON does not escape it, unlike a line break.
 */
const LINE_SEPARATOR = '\x7F';

/** Separator of a page's keywords; no keyword contains it, because keywords are read from a comma-separated list. */
const KEYWORD_SEPARATOR = ',';

/** Stored value of an anchor that `toAnchor` derives from its heading. */
const DERIVED_ANCHOR = '=';

/** Ending of a truncated text. It is stored as a space, with which no other text ends. */
const CUT = ' …';

/** Packs an index for transfer. */
export function toIndexFile({ origin, pages }: SearchIndex): IndexFile {
  const sections = pages.flatMap((page) => page.sections);
  const lines = [
    ...sections.map(({ heading }) => heading),
    ...pages.map(({ description = '' }) => description),
    ...sections.flatMap(({ texts = [] }) => texts.map(shortenText)),
    ...pages.map(({ keywords = [] }) => keywords.join(KEYWORD_SEPARATOR)),
  ];

  // The long column comes first, because that compresses better.
  return {
    prose: lines.join(LINE_SEPARATOR),
    origin,
    pages: pages.map(({ path, area, language, tag, rank, links, sections: own }) => ({
      path,
      area,
      language,
      tag,
      rank,
      links,
      sections: own.length,
    })),
    levels: sections.map(({ level }) => level).join(''),
    anchors: sections.map(shortenAnchor).join(LINE_SEPARATOR),
    textCounts: sections.map(({ texts = [] }) => texts.length),
    codeCounts: sections.map(({ code = [] }) => code.length),
    code: sections.flatMap(({ code = [] }) => code).join(LINE_SEPARATOR),
  };
}

/** Unpacks a transferred index. */
export function fromIndexFile(file: IndexFile): SearchIndex {
  const takeLines = readColumn(file.prose);
  const headings = takeLines(file.levels.length);
  const descriptions = takeLines(file.pages.length);
  const sections = readSections(file, headings, takeLines);
  const keywords = takeLines(file.pages.length);
  let next = 0;

  return {
    origin: file.origin,
    pages: file.pages.map((page, index) => ({
      ...page,
      ...(descriptions[index] && { description: descriptions[index] }),
      ...(keywords[index] && { keywords: keywords[index].split(KEYWORD_SEPARATOR) }),
      sections: sections.slice(next, (next += page.sections)),
    })),
  };
}

function readSections(file: IndexFile, headings: readonly string[], takeTexts: TakeLines): PackedSection[] {
  const anchors = file.anchors.split(LINE_SEPARATOR);
  const takeCode = readColumn(file.code);

  return headings.map((heading, index) => {
    const anchor = restoreAnchor(anchors[index] ?? '', heading);
    const texts = takeTexts(file.textCounts[index] ?? 0).map(restoreText);
    const code = takeCode(file.codeCounts[index] ?? 0);

    return {
      ...(anchor !== '' && { anchor }),
      level: Number(file.levels[index]),
      heading,
      ...(texts.length > 0 && { texts }),
      ...(code.length > 0 && { code }),
    };
  });
}

function shortenText(text: string): string {
  return text.endsWith(CUT) ? `${text.slice(0, -CUT.length)} ` : text;
}

function restoreText(stored: string): string {
  return stored.endsWith(' ') ? stored.slice(0, -1) + CUT : stored;
}

function shortenAnchor({ anchor = '', heading }: PackedSection): string {
  return anchor !== '' && anchor === toAnchor(heading) ? DERIVED_ANCHOR : anchor;
}

function restoreAnchor(anchor: string, heading: string): string {
  return anchor === DERIVED_ANCHOR ? toAnchor(heading) : anchor;
}

/** Derives an anchor from its heading. Most anchors follow this rule; the others are stored in full. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** Returns the next lines of a column, as many as requested. */
type TakeLines = (count: number) => string[];

function readColumn(column: string): TakeLines {
  const lines = column.split(LINE_SEPARATOR);
  let next = 0;

  return (count) => lines.slice(next, (next += count));
}
