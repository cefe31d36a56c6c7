/** What every page knows of the search: small, because every page pays for it. */
export interface SiteSearchData {
  /** Also the name under which searches are kept in the browser. */
  indexName: string;
  /** Of the search page, with the base URL. */
  searchPageUrl: string;
  maxHitsPerGroup: number;
  reportUrl?: string | undefined;
  externalUrlPattern?: string | undefined;
  transport: TransportData;
}

export type TransportData = { kind: 'embedded'; indexUrl: string } | { kind: 'hosted'; appId: string; apiKey: string };
