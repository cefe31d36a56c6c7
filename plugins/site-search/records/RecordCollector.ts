import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import type { SearchRecord } from '../shared/types';
import { findContent, type PageMetadata, readPageMetadata, toPagePath } from './readPageMetadata';
import { readPageRecords } from './readPageRecords';

export interface RecordedSite {
  /** Origin of the site: `https://wirespec.io`. */
  origin: string;
  /** Site title. It is the area (`lvl0`) of pages outside the documentation and the blog. */
  title: string;
  /** Path of the search page, including the base URL. The index excludes this page. */
  searchPage: string;
}

/**
 * Collects search records from the pages of a built site, in the format of Algolia, the hosted search provider.
 *
 * Skips pages without `main` or with `noindex`, lists by tag or author, the search page, and pages without a path of
 * their own (`404.html`).
 */
export class RecordCollector {
  readonly #site: RecordedSite;
  readonly #pages: { metadata: PageMetadata; records: SearchRecord[] }[] = [];

  constructor(site: RecordedSite) {
    this.#site = site;
  }

  /** Collects the records of a page, unless the page is skipped. */
  readPage(page: BuiltPage): void {
    if (!/(?:^|\/)index\.html$/.test(page.file) || toPagePath(page.path) === this.#site.searchPage) return;
    const content = findContent(page);
    if (content === undefined) return;
    const metadata = readPageMetadata(page, content);
    this.#pages.push({ metadata, records: readPageRecords(metadata, content, this.#site.origin) });
  }

  /** @returns the records of all pages in the order they were read, completed with data that depends on other pages */
  finish(): SearchRecord[] {
    const areas = new Set(
      this.#pages
        .filter(({ metadata }) => metadata.breadcrumbs.length > 1)
        .map(({ metadata: { breadcrumbs } }) => breadcrumbs[0]),
    );
    return this.#pages.flatMap(({ metadata, records }) => {
      const area = this.#findArea(metadata, areas);
      const links = this.#countLinks(metadata.path);
      for (const { hierarchy, weight } of records) {
        hierarchy.lvl0 = area;
        weight.links = links;
      }
      return records;
    });
  }

  /** Returns the area of a page. The index page of a category has the category's name as its only breadcrumb. */
  #findArea({ kind, breadcrumbs: [area] }: PageMetadata, areas: ReadonlySet<string | undefined>): string {
    if (kind === 'blog') return 'Blog';
    if (kind === 'page') return this.#site.title;
    return area !== undefined && areas.has(area) ? area : 'Documentation';
  }

  /** Counts the other pages that link to a page. */
  #countLinks(path: string): number {
    return this.#pages.filter(({ metadata }) => metadata.path !== path && metadata.links.has(toPagePath(path))).length;
  }
}
