/** What the build knows of the search: small, because every page carries it. */
export interface SiteSearchData {
  /** Also the name under which searches are saved in the browser. */
  indexName: string;
  /** Of the search page, with the base URL. */
  searchPageUrl: string;
  maxHitsPerGroup: number;
  reportUrl?: string | undefined;
  externalUrlPattern?: string | undefined;
  transport: TransportData;
}

/** What a page says of the search, as JSON in its HTML. */
export interface PageSearchData extends SiteSearchData {
  /** The reader's language and version of the documentation, as filters of the protocol: all hold, and one of an inner list. */
  facetFilters: (string | string[])[];
}

export type TransportData = { kind: 'embedded'; indexUrl: string } | { kind: 'hosted'; appId: string; apiKey: string };
