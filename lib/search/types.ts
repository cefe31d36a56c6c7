// The shapes of the hosted provider's protocol, as far as the site uses them. Both transports speak them; nothing else passes between the
// search and what shows it.

/** Rank of a record: a heading of that level, or text below one. */
export type RecordType = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** The headings above a record: area of the site, page, sections. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

export type HierarchyLevel = keyof Hierarchy;

/** One heading, paragraph, list item, table row or code title of a page, as it is pushed to the provider. All texts are plain text. */
export interface SearchRecord {
  objectID: string;
  /** Where it leads, absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** A text of the page; of the page's title its description. */
  content: string | null;
  language: string;
  /** `default`, or plugin and version of the documentation: `docs-default-current`. */
  docusaurus_tag: string;
  /** Words that stand for the page; on its first record only. */
  keywords?: string[];
  /** Identifiers of the section's code blocks; on the section's heading only. */
  code?: string[];
  weight: {
    /** Higher is better: documentation before articles. */
    page_rank: number;
    /** Pages of the site that link to this one. */
    links: number;
    /** 100 for the page's title, less for deeper headings, 0 for text. */
    level: number;
    /** Place within the page, from 0. */
    position: number;
  };
}

/** An attribute of a record with its matches marked. */
export interface MarkedText {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

export type MarkedHierarchy = Partial<Record<HierarchyLevel, MarkedText>>;

export interface MarkedAttributes {
  hierarchy?: MarkedHierarchy;
  content?: MarkedText;
}

/** A record that answers a query. All its texts are plain text, the marked ones with the highlight tags in them: never HTML to insert. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult?: MarkedAttributes;
  _snippetResult?: MarkedAttributes;
}

/** One query of a request; names and meaning are the provider's. */
export interface SearchRequest {
  indexName: string;
  query: string;
  attributesToRetrieve?: readonly string[];
  /** `attribute:words`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  /** All must hold; one of an inner list must hold; each is `attribute:value`. */
  facetFilters?: readonly (string | readonly string[])[];
  /** Attributes whose values are counted. */
  facets?: readonly string[];
  clickAnalytics?: boolean;
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  /** From 0. */
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  /** Only the provider gives one. */
  queryID?: string;
  /** Words of the query that the index has in no text; only the embedded search says so. */
  missingWords?: string[];
  /** Number of hits by attribute and value. */
  facets?: Record<string, Record<string, number>>;
}

/** What dialog and page know of the search. */
export interface SearchClient {
  /**
   * Answers all requests at once, in their order.
   *
   * @throws Error when there is no answer; its `name` tells why, see `classifyFailure`.
   */
  search(query: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResponse[] }>;
}
