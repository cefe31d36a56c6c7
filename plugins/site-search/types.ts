/** Search data of the site; small, because every page contains it. */
export interface SiteSearchData {
  /** Name of the index, also used in the keys of saved searches. */
  indexName: string;
  /** URL of the search page, including the base URL. */
  searchPageUrl: string;
  reportUrl: string;
  externalUrlPattern?: string | undefined;
  transport: TransportData;
}

/** Search data of a page, which its HTML contains as JSON. */
export interface PageSearchData extends SiteSearchData {
  /** Filters for the reader's language and documentation version, in the format of `SearchRequest`. */
  facetFilters: (string | string[])[];
}

export type TransportData = { kind: 'embedded'; indexUrl: string } | { kind: 'hosted'; appId: string; apiKey: string };
