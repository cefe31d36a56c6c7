import { listCodeWords, tokenize, tokenizeContent } from '../tokenize';
import type { SearchRecord } from '../types';

/**
 * Search index, in which each text occurs once. `packRecords` creates it, `unpackSections` expands it, and `IndexFile`
 * is its transfer format.
 */
export interface SearchIndex {
  origin: string;
  pages: PackedPage[];
}

export interface PackedPage {
  path: string;
  /** Area of the site, which is the value of `lvl0`. */
  area: string;
  language: string;
  tag: string;
  rank: number;
  links: number;
  description: string;
  keywords: string[];
  sections: PackedSection[];
}

export interface PackedSection {
  /** Empty if the section has the address of its page. */
  anchor: string;
  /** Heading level; the page's title is 1. */
  level: number;
  heading: string;
  texts: string[];
  code: string[];
}

/**
 * A linkable part of a page: a heading and the texts after it, up to the next heading. Description and keywords are empty
 * except in the first section of a page.
 */
export interface Section extends Omit<PackedPage, 'sections'>, PackedSection {
  id: number;
  url: string;
  /** Headings from the page's title to the section's own, one per level; `null` for a skipped level. */
  headings: (string | null)[];
}

/**
 * Packs the records of a site into an index of pages, sections and texts.
 *
 * @param records - all from the same host; on each page, a heading precedes the texts of its section
 */
export function packRecords(records: readonly SearchRecord[]): SearchIndex {
  const pages = new Map<string, PackedPage>();
  const sectionsByUrl = new Map<string, PackedSection>();
  const [first] = records;
  const origin = first === undefined ? '' : new URL(first.url).origin;
  for (const record of records) {
    const path = record.url_without_anchor.slice(origin.length);
    const page = pages.get(path) ?? createPage(record, path);
    pages.set(path, page);
    addRecord(page, record);
    const section = page.sections.at(-1);
    if (section !== undefined) sectionsByUrl.set(record.url, section);
  }
  const packed = [...pages.values()];
  const common = listCommonCode(packed);
  for (const { sections } of packed) for (const section of sections) removeCommonCode(section, common);
  addRareWords(sectionsByUrl, records);

  return { origin, pages: packed };
}

/**
 * Minimum number of pages that makes a name in code too common to distinguish pages. Names that occur in the code of
 * this many pages or more are not indexed.
 */
const MIN_COMMON_PAGES = 5;

/**
 * Names with several parts (`camelCase`, `snake_case`), annotations (`@Name`), and codes of compiler errors (`TS2366`,
 * `E0277`). All other words in code are not indexed.
 */
const COMPOUND_NAME = /^@?(?=\w*(?:[a-z\d][A-Z]|_))\w+$|^@\w+$|^(?:TS|E)\d{4}$/;

/**
 * A name such as a file name or an option: it begins with a hyphen and a letter, or has a capital letter, a digit or a
 * symbol later. Paths such as `docs/intro` do not match.
 */
const NAME = /^-[a-z]|^[^/:@]+[^a-z/:@]/;

/** A word of at least four letters, without capitals, digits and symbols. */
const PLAIN_WORD = /^[a-z]{4,}$/;

/**
 * Minimum length of an indexed text in characters. Shorter texts are labels, such as file names, or table rows of a few
 * words. Omitting them does not change MRR@5 of the queries in `tests/relevance/judgedQueries.ts`.
 */
const MIN_TEXT_LENGTH = 47;

/**
 * Maximum number of indexed characters per text. The beginning states the subject, and complete texts would exceed the
 * download budget.
 */
const MAX_TEXT_LENGTH = 140;

function listCommonCode(pages: readonly PackedPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const word of new Set(sections.flatMap(({ code }) => code))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }

  return new Set([...counts].filter(([, count]) => count >= MIN_COMMON_PAGES).map(([word]) => word));
}

/** Removes common names, names that are not compound, and names whose words all occur in the heading or text. */
function removeCommonCode(section: PackedSection, common: ReadonlySet<string>): void {
  const known = readTokens({ ...section, code: [] });
  section.code = section.code.filter(
    (word) => COMPOUND_NAME.test(word) && !common.has(word) && tokenize(word).some((token) => !known.has(token)),
  );
}

/** Maximum number of sections that contain a word, if no text or code in the index does. */
const MAX_UNKNOWN_SECTIONS = 2;

/**
 * Adds two kinds of words that exactly one section contains: names, and plain words that are in no indexed text and in
 * no description. Truncating the texts must not remove them, because readers who paste or type them expect this
 * section. A word that would otherwise find nothing is added even if two sections contain it.
 */
function addRareWords(sectionsByUrl: ReadonlyMap<string, PackedSection>, records: readonly SearchRecord[]): void {
  const places = new Map<string, Set<PackedSection>>();
  const descriptions = records.flatMap(({ type, content }) => (type === 'lvl1' ? tokenize(content ?? '') : []));
  const indexed = new Set([
    ...descriptions,
    ...[...sectionsByUrl.values()].flatMap((section) => [...readTokens(section)]),
  ]);
  for (const { url, type, content, hierarchy } of records) {
    const section = sectionsByUrl.get(url);
    if (section === undefined) continue;
    const text = (type === 'content' ? content : hierarchy[type]) ?? '';
    for (const word of listCodeWords(text)) {
      const isMissing = PLAIN_WORD.test(word) && tokenizeContent(word).some((token) => !indexed.has(token));
      if (isMissing || NAME.test(word)) places.set(word, (places.get(word) ?? new Set()).add(section));
    }
  }
  for (const [word, sections] of places) {
    const isUnknown = !indexed.has(tokenize(word)[0] ?? '');
    if (sections.size > (isUnknown ? MAX_UNKNOWN_SECTIONS : 1)) continue;
    for (const section of sections) {
      const known = readTokens(section);
      if (tokenize(word).some((token) => !known.has(token))) section.code.push(word);
    }
  }
}

/** Returns the words and the parts of names in the heading, texts and code of a section. */
function readTokens({ heading, texts, code }: PackedSection): ReadonlySet<string> {
  return new Set(tokenize([heading, ...texts, ...code].join('\n')));
}

function createPage(
  { hierarchy, language, docusaurus_tag, weight, content, keywords }: SearchRecord,
  path: string,
): PackedPage {
  return {
    path,
    area: hierarchy.lvl0,
    language,
    tag: docusaurus_tag,
    rank: weight.page_rank,
    links: weight.links,
    description: content ?? '',
    keywords: keywords ?? [],
    sections: [],
  };
}

function addRecord({ sections }: PackedPage, { type, hierarchy, content, anchor, code }: SearchRecord): void {
  if (type === 'content') {
    const section = sections.at(-1);
    if (section !== undefined && content !== null && content.length >= MIN_TEXT_LENGTH)
      section.texts.push(truncate(content));
    return;
  }
  sections.push({
    anchor: anchor ?? '',
    level: Number(type.slice(3)),
    heading: hierarchy[type] ?? '',
    texts: [],
    code: code ?? [],
  });
}

/** Truncates a long text after a word. */
function truncate(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, ' …');
}

/** Expands sections with the data that they inherit from their page and from the preceding headings. */
export function unpackSections({ origin, pages }: SearchIndex): Section[] {
  let id = 0;
  return pages.flatMap(({ sections, ...page }) => {
    const headings: (string | null)[] = [];
    return sections.map((section, index): Section => {
      while (headings.length < section.level - 1) headings.push(null);
      headings.splice(section.level - 1, Infinity, section.heading);
      return {
        ...page,
        ...(index > 0 && { description: '', keywords: [] }),
        ...section,
        id: id++,
        url: origin + page.path + (section.anchor === '' ? '' : `#${section.anchor}`),
        headings: [...headings],
      };
    });
  });
}
