import { usePluginData } from '@docusaurus/useGlobalData';
import type { SiteSearchData } from '../types';

/** What the plugin told every page. */
export function useSiteSearchData(): SiteSearchData {
  return usePluginData('site-search') as SiteSearchData;
}
