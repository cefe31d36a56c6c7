import type { SiteSearchOptions } from '../plugins/site-search/options';
import { readSearchRecords } from '../plugins/site-search/readSearchRecords';
import type { SearchRecord } from '../lib/search/types';
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

/** The records of the site that was built into a folder with the given options. */
export async function readBuiltRecords(
  outDir: string,
  { url, baseUrl, searchPagePath }: SiteOptions,
): Promise<SearchRecord[]> {
  return readSearchRecords({ outDir, baseUrl, searchPagePath, origin: url, title: SITE.name });
}
