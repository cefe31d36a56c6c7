import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { PageSearchData, SiteSearchData } from '../../types';

/** What this page tells its client about the search. */
export function usePageSearchData(): PageSearchData {
  // What the plugin's `contentLoaded` gave.
  const data = usePluginData('site-search') as SiteSearchData;
  const { locale, tags } = useContextualSearchFilters();

  return { ...data, facetFilters: [`language:${locale}`, tags.map((tag: string) => `docusaurus_tag:${tag}`)] };
}
