import type { PackedPage, PackedSection, SearchIndex } from './SearchIndex';
import { restoreWords, type ShortText, shortenWords } from './shortenWords';

/**
 * The index as it is sent: what sections have of a kind stands in one column, because words and numbers of a kind compress better side by side. A page says how many sections are
 * its own, and two columns how many lines of texts and of names from code each section has.
 */
export interface IndexFile {
  origin: string;
  pages: SentPage[];
  /** A digit for each section. */
  levels: string;
  headings: string;
  /** What a heading does not give away: an equals sign stands for the anchor that is made of it, an empty line for none. */
  anchors: string;
  textCounts: number[];
  codeCounts: number[];
  texts: ShortText;
  code: string;
}

type SentPage = Omit<PackedPage, 'sections'> & { sections: number };

/** Between the lines of a column; no text has one. */
const LINE_END = '\n';

const USUAL_ANCHOR = '=';

/** Makes of an index what is sent of it. */
export function toIndexFile({ origin, pages }: SearchIndex): IndexFile {
  const sections = pages.flatMap((page) => page.sections);

  return {
    origin,
    pages: pages.map((page) => ({ ...page, sections: page.sections.length })),
    levels: sections.map(({ level }) => level).join(''),
    headings: sections.map(({ heading }) => heading).join(LINE_END),
    anchors: sections.map(shortenAnchor).join(LINE_END),
    textCounts: sections.map(({ texts = [] }) => texts.length),
    codeCounts: sections.map(({ code = [] }) => code.length),
    texts: shortenWords(sections.flatMap(({ texts = [] }) => texts).join(LINE_END)),
    code: sections.flatMap(({ code = [] }) => code).join(LINE_END),
  };
}

/** Makes the index of what was sent. */
export function fromIndexFile(file: IndexFile): SearchIndex {
  const headings = file.headings.split(LINE_END);
  const anchors = file.anchors.split(LINE_END);
  const takeTexts = readColumn(restoreWords(file.texts));
  const takeCode = readColumn(file.code);
  const sections = headings.map((heading, index): PackedSection => {
    const anchor = restoreAnchor(anchors[index] ?? '', heading);
    const texts = takeTexts(file.textCounts[index] ?? 0);
    const code = takeCode(file.codeCounts[index] ?? 0);

    return {
      ...(anchor !== '' && { anchor }),
      level: Number(file.levels[index]),
      heading,
      ...(texts.length > 0 && { texts }),
      ...(code.length > 0 && { code }),
    };
  });
  let next = 0;

  return {
    origin: file.origin,
    pages: file.pages.map((page) => ({ ...page, sections: sections.slice(next, (next += page.sections)) })),
  };
}

function shortenAnchor({ anchor = '', heading }: PackedSection): string {
  return anchor !== '' && anchor === toAnchor(heading) ? USUAL_ANCHOR : anchor;
}

function restoreAnchor(anchor: string, heading: string): string {
  return anchor === USUAL_ANCHOR ? toAnchor(heading) : anchor;
}

/** Most anchors are made of their headings in this way; whether one is, is looked at when the index is made. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** Gives the next so many lines of a column at each call. */
function readColumn(column: string): (count: number) => string[] {
  const lines = column.split(LINE_END);
  let next = 0;

  return (count) => lines.slice(next, (next += count));
}
