import type { Element } from 'hast';
import type { Hierarchy, HierarchyLevel, SearchRecord } from '../types';
import { findGenerated, joinCodeWords, readCode, readCodeTitle } from './codeBlocks';
import {
  containsBlock,
  containsHeading,
  isInline,
  isSkipped,
  readClasses,
  readId,
  readRow,
  readText,
  tidy,
} from './htmlTree';
import { type RenderedPage, type ParsedPage, readPage, toPagePath } from './readPage';

export interface SiteFacts {
  /** Origin of all addresses, e.g. `https://wirespec.io`. */
  origin: string;
  /** Area (`lvl0`) of the pages that are neither documentation nor blog. */
  title: string;
}

/** Elements whose whole text is one record. */
const TEXT_ELEMENTS = new Set(['p', 'li', 'tr', 'dt', 'dd', 'figcaption', 'summary', 'caption']);

const RANK = { docs: 3, page: 2, blog: 1 } as const;

/**
 * Takes the records out of the pages of a built site, in the provider's format.
 *
 * Pages without `main`, with `noindex`, and lists by tag give none.
 */
export function extractRecords(pages: readonly RenderedPage[], site: SiteFacts): SearchRecord[] {
  const parsed = pages.map((page) => readPage(page)).filter((page) => page !== undefined);
  const areas = new Set(
    parsed
      .map(({ crumbs }) => crumbs)
      .filter((crumbs) => crumbs.length > 1)
      .map(([area]) => area),
  );

  const countLinks = (path: string): number =>
    parsed.filter((page) => page.path !== path && page.links.has(toPagePath(path))).length;

  return parsed.flatMap((page) =>
    collectRecords(page, { area: nameArea(page, areas, site), links: countLinks(page.path) }, site),
  );
}

/** The start page of a category has the category's name and no crumb above it. */
function nameArea({ kind, crumbs }: ParsedPage, areas: ReadonlySet<string | undefined>, site: SiteFacts): string {
  if (kind === 'blog') return 'Blog';
  if (kind === 'page') return site.title;
  const [area] = crumbs;

  return area !== undefined && areas.has(area) ? area : 'Documentation';
}

function collectRecords(
  page: ParsedPage,
  { area, links }: { area: string; links: number },
  { origin }: SiteFacts,
): SearchRecord[] {
  const records: SearchRecord[] = [];
  const hierarchy: Hierarchy = { lvl0: area, lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const base = origin + page.path;
  const generated = findGenerated(page.root);
  let anchor: string | null = null;
  let level = 1;
  let section: SearchRecord | undefined;
  // Of an element around a heading that has none itself.
  let outerId: string | undefined;

  const add = (type: SearchRecord['type'], content: string | null): SearchRecord => {
    const record: SearchRecord = {
      objectID: `${page.path}-${records.length}`,
      url: anchor === null ? base : `${base}#${anchor}`,
      url_without_anchor: base,
      anchor,
      type,
      hierarchy: { ...hierarchy },
      content,
      language: page.language,
      docusaurus_tag: page.tag,
      weight: {
        page_rank: RANK[page.kind],
        links,
        level: type === 'content' ? 0 : 110 - level * 10,
        position: records.length,
      },
    };
    records.push(record);

    return record;
  };

  const visit = (element: Element): void => {
    if (isSkipped(element)) return;
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (depth !== undefined) {
      level = Number(depth);
      // Texts above the title, and a second title, belong to the page as a whole.
      if (level === 1 && hierarchy.lvl1 !== '') return;
      openSection(hierarchy, level, readText(element));
      anchor = level === 1 ? null : (readId(element) ?? outerId ?? anchor);
      outerId = undefined;
      section = add(`lvl${level}` as HierarchyLevel, null);
      return;
    }
    if (hierarchy.lvl1 === '' && !containsHeading(element)) return;
    if (page.isList && section !== undefined) return;

    if (readClasses(element).includes('theme-code-block')) {
      const title = readCodeTitle(element);
      if (title !== undefined && !generated.has(element)) add('content', title);
      if (section !== undefined && !generated.has(element))
        section.code = joinCodeWords(section.code, readCode(element));
      return;
    }
    if (TEXT_ELEMENTS.has(element.tagName) && !containsBlock(element)) {
      const text = element.tagName === 'tr' ? readRow(element) : readText(element);
      if (text.length > 1 && section !== undefined) add('content', text);
      return;
    }
    outerId = readId(element) ?? outerId;
    visitChildren(element);
  };
  // A text of an element that also holds blocks (a list item with a list in it) is a record of its own.
  const visitChildren = (element: Element): void => {
    let loose = '';
    const flush = (): void => {
      const text = tidy(loose);
      if (TEXT_ELEMENTS.has(element.tagName) && text.length > 1 && section !== undefined) add('content', text);
      loose = '';
    };
    for (const child of element.children) {
      if (child.type === 'text') loose += child.value;
      else if (child.type === 'element' && isInline(child)) loose += readText(child, false);
      else if (child.type === 'element') {
        flush();
        visit(child);
      }
    }
    flush();
  };

  visitChildren(page.root);

  const [first] = records;
  if (first !== undefined) {
    if (page.keywords.length > 0) first.keywords = page.keywords;
    if (page.description !== '') first.content = page.description;
  }
  return records;
}

function openSection(hierarchy: Hierarchy, level: number, text: string): void {
  if (level === 1) hierarchy.lvl1 = text;
  for (const deeper of [2, 3, 4, 5, 6] as const) {
    if (deeper === level) hierarchy[`lvl${deeper}`] = text;
    else if (deeper > level) hierarchy[`lvl${deeper}`] = null;
  }
}
