import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import type { SearchRecord } from '../../../lib/search/types';
import { findText, type PageFacts, readPageFacts, toPagePath } from './readPageFacts';
import { readPageRecords } from './readPageRecords';

export interface RecordedSite {
  /** Origin of all addresses, e.g. `https://wirespec.io`. */
  origin: string;
  /** Area (`lvl0`) of the pages that are neither documentation nor blog. */
  title: string;
  /** Path of the search page, with the base URL: the search does not find itself. */
  searchPage: string;
}

/**
 * Takes the records out of the pages of a built site, page by page, in the provider's format.
 *
 * Pages without `main`, with `noindex`, lists by tag, and pages that have no address of their own (`404.html`) give none.
 */
export class RecordCollector {
  readonly #site: RecordedSite;
  readonly #pages: { facts: PageFacts; records: SearchRecord[] }[] = [];

  constructor(site: RecordedSite) {
    this.#site = site;
  }

  /** Reads one page. */
  readPage(page: BuiltPage): void {
    if (!/(?:^|\/)index\.html$/.test(page.file) || toPagePath(page.path) === this.#site.searchPage) return;
    const text = findText(page);
    if (text === undefined) return;
    const facts = readPageFacts(page, text);
    this.#pages.push({ facts, records: readPageRecords(facts, text, this.#site.origin) });
  }

  /** @returns the records of all pages read, in the order of the pages, with what depends on the other pages */
  finish(): SearchRecord[] {
    const areas = new Set(
      this.#pages.filter(({ facts }) => facts.crumbs.length > 1).map(({ facts: { crumbs } }) => crumbs[0]),
    );
    return this.#pages.flatMap(({ facts, records }) => {
      const area = this.#nameArea(facts, areas);
      const links = this.#countLinks(facts.path);
      for (const { hierarchy, weight } of records) {
        hierarchy.lvl0 = area;
        weight.links = links;
      }
      return records;
    });
  }

  /** The start page of a category has the category's name and no crumb above it. */
  #nameArea({ kind, crumbs: [area] }: PageFacts, areas: ReadonlySet<string | undefined>): string {
    if (kind === 'blog') return 'Blog';
    if (kind === 'page') return this.#site.title;
    return area !== undefined && areas.has(area) ? area : 'Documentation';
  }

  /** Other pages that link to a page. */
  #countLinks(path: string): number {
    return this.#pages.filter(({ facts }) => facts.path !== path && facts.links.has(toPagePath(path))).length;
  }
}
