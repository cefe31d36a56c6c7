import type { PackedPage, PackedSection, SearchIndex } from './SearchIndex';

/**
 * The index as it is sent: all texts in one column and all names from code in another, because words of a kind compress better side by side. A section says how
 * many lines of each are its own.
 */
export interface IndexFile {
  origin: string;
  pages: PageOf<SentSection>[];
  texts: string;
  code: string;
}

type PageOf<AnySection> = Omit<PackedPage, 'sections'> & { sections: AnySection[] };
type SentSection = Omit<PackedSection, 'texts' | 'code'> & { texts?: number; code?: number };

/** Between the lines of a column; no text has one. */
const LINE_END = '\n';

/** Makes of an index what is sent of it. */
export function toIndexFile({ origin, pages }: SearchIndex): IndexFile {
  const sections = pages.flatMap((page) => page.sections);

  return {
    origin,
    pages: changeSections(pages, ({ texts, code, ...section }: PackedSection): SentSection => ({
      ...section,
      ...(texts !== undefined && { texts: texts.length }),
      ...(code !== undefined && { code: code.length }),
    })),
    texts: sections.flatMap(({ texts = [] }) => texts).join(LINE_END),
    code: sections.flatMap(({ code = [] }) => code).join(LINE_END),
  };
}

/** Makes the index of what was sent. */
export function fromIndexFile({ origin, pages, ...columns }: IndexFile): SearchIndex {
  const takeTexts = readColumn(columns.texts);
  const takeCode = readColumn(columns.code);

  return {
    origin,
    pages: changeSections(pages, ({ texts, code, ...section }: SentSection): PackedSection => ({
      ...section,
      ...(texts !== undefined && { texts: takeTexts(texts) }),
      ...(code !== undefined && { code: takeCode(code) }),
    })),
  };
}

function changeSections<Before, After>(
  pages: readonly PageOf<Before>[],
  change: (section: Before) => After,
): PageOf<After>[] {
  return pages.map((page) => ({ ...page, sections: page.sections.map(change) }));
}

/** Gives the next so many lines of a column at each call. */
function readColumn(column: string): (count: number) => string[] {
  const lines = column.split(LINE_END);
  let next = 0;

  return (count) => lines.slice(next, (next += count));
}
