import { readBuiltPages } from '../lib/built-pages/readBuiltPages';
import type { SearchRecord } from '../lib/search/types';
import type { SiteSearchOptions } from '../plugins/site-search/options';
import { RecordCollector } from '../plugins/site-search/records/RecordCollector';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Route of the search page, below the base URL. */
export const SEARCH_PAGE_PATH = 'search';

/** Settings of the search for the given options. */
export function createSearchOptions({ hostedSearch }: SiteOptions) {
  return {
    hosted: hostedSearch,
    searchPagePath: SEARCH_PAGE_PATH,
    maxHitsPerGroup: 5,
    reportUrl: `${SITE.issues}/new?title={query}`,
  } satisfies SiteSearchOptions;
}

/** @returns the records of the site that was built into a folder with the given options */
export function readBuiltRecords(folder: string, { url, baseUrl }: SiteOptions): SearchRecord[] {
  const collector = new RecordCollector({ origin: url, title: SITE.name, searchPage: baseUrl + SEARCH_PAGE_PATH });
  for (const page of readBuiltPages(folder, baseUrl)) {
    collector.readPage(page);
    page.release();
  }
  return collector.finish();
}
