import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBuiltPages } from '../lib/built-pages/readBuiltPages';
import type { SearchRecord } from '../lib/search/types';
import type { SiteSearchOptions } from '../plugins/site-search/options';
import { INDEX_FILE } from '../plugins/site-search/createIndexStep';
import { RecordCollector } from '../plugins/site-search/records/RecordCollector';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Settings of the search for the given options. */
export function createSearchOptions({ hostedSearch, searchPagePath, searchExternalUrls }: SiteOptions) {
  return {
    hosted: hostedSearch,
    searchPagePath,
    maxHitsPerGroup: 5,
    externalUrlPattern: searchExternalUrls,
    reportUrl: `${SITE.issues}/new?title={query}`,
  } satisfies SiteSearchOptions;
}

/** @returns the records of the site that was built into a folder with the given options */
export function readBuiltRecords(folder: string, { url, baseUrl, searchPagePath }: SiteOptions): SearchRecord[] {
  const collector = new RecordCollector({ origin: url, title: SITE.name, searchPage: baseUrl + searchPagePath });
  for (const page of readBuiltPages(folder, baseUrl)) {
    collector.readPage(page);
    page.release();
  }
  return collector.finish();
}

/** @throws Error for a built site with the embedded search: its pages come without the keywords that belong to the records */
export function requireKeywords(folder: string): void {
  if (existsSync(path.join(folder, INDEX_FILE)))
    throw new Error(
      `${folder} holds the site with the embedded search, whose pages have no keywords: run "npm run build" with the account of the hosted search set.`,
    );
}
