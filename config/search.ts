import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBuiltPages } from '../lib/built-pages/readBuiltPages';
import { SEARCH_INDEX } from '../lib/search/isIndexFile';
import type { SearchRecord } from '../plugins/site-search/shared/types';
import type { SiteSearchOptions } from '../plugins/site-search';
import { RecordCollector } from '../plugins/site-search/records/RecordCollector';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Creates the options of the plugin `site-search`. */
export function createSearchOptions({ hostedSearch, searchPagePath, searchExternalUrls }: SiteOptions) {
  return {
    hosted: hostedSearch,
    searchPagePath,
    externalUrlPattern: searchExternalUrls,
    reportUrl: `${SITE.issues}/new?title={query}`,
  } satisfies SiteSearchOptions;
}

/**
 * Reads the search records from a built site.
 *
 * @param folder - absolute path of the build folder
 * @throws file system error for a missing folder
 */
export function readBuiltRecords(folder: string, { url, baseUrl, searchPagePath }: SiteOptions): SearchRecord[] {
  const collector = new RecordCollector({ origin: url, title: SITE.name, searchPage: baseUrl + searchPagePath });
  for (const page of readBuiltPages(folder, baseUrl)) {
    collector.readPage(page);
    page.releaseTree();
  }
  return collector.finish();
}

/**
 * Checks that a site was built with the hosted search. With the embedded search, pages lack the keywords that the
 * pushed records need.
 *
 * @param folder - absolute path of the build folder
 * @throws Error if the folder contains an embedded index
 */
export function assertHostedSearchBuild(folder: string): void {
  if (existsSync(path.join(folder, SEARCH_INDEX)))
    throw new Error(
      `${folder} contains a site that was built with the embedded search, so its records lack keywords. Run "npm run build" with WIRESPEC_SITE_SEARCH_APP_ID, WIRESPEC_SITE_SEARCH_API_KEY and WIRESPEC_SITE_SEARCH_INDEX.`,
    );
}
