import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { PageSearchData, SiteSearchData } from '../../types';

/** Returns the search data that the page passes to its client. */
export function usePageSearchData(): PageSearchData {
  // The plugin's `contentLoaded` sets this data.
  const data = usePluginData('site-search') as SiteSearchData;
  const { locale, tags } = useContextualSearchFilters();

  return { ...data, facetFilters: [`language:${locale}`, tags.map((tag: string) => `docusaurus_tag:${tag}`)] };
}
