import type { SiteSearchOptions } from '../plugins/site-search/options';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Settings of the search for the given options. */
export function createSearchOptions({ hostedSearch }: SiteOptions) {
  return {
    hosted: hostedSearch,
    searchPagePath: 'search',
    maxHitsPerGroup: 5,
    reportUrl: `${SITE.issues}/new?title={query}`,
  } satisfies SiteSearchOptions;
}
