// Types of the protocol of Algolia, the hosted search provider, limited to what the site uses. Both transports
// implement them, and the search interface uses nothing else.

/** Headings of a record: area of the site, page, sections. */
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

/** Level of a record: a heading, or text below one. */
export type RecordType = HierarchyLevel | 'content';

/**
 * One heading or one text of a page, as pushed to the provider. Texts are, for example, paragraphs, list items, table
 * rows, titles of code blocks, and error messages in blocks. All strings are plain text.
 */
export interface SearchRecord {
  objectID: string;
  /** Absolute URL, including the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Text of the record; for a page's title, its description. */
  content: string | null;
  language: string;
  /** `default`, or plugin and version of the documentation: `docs-default-current`. */
  docusaurus_tag: string;
  /** Keywords of the page. Only its first record has them. */
  keywords?: string[];
  /** Identifiers in the section's code blocks. Only the record of the section's heading has them. */
  code?: string[];
  weight: {
    /** Higher is better; documentation ranks above blog posts. */
    page_rank: number;
    /** Number of pages of the site that link to this one. */
    links: number;
    /** 100 for the page's title, less for deeper headings, 0 for text. */
    level: number;
    /** Zero-based position in the page. */
    position: number;
  };
}

/** A shortened attribute of a record. Highlight tags surround the matches in it. */
export interface Snippet {
  value: string;
}

export interface Snippets {
  hierarchy?: Partial<Record<HierarchyLevel, Snippet>>;
  content?: Snippet;
}

/**
 * A record that matches a query. All strings are plain text; snippets contain highlight tags. Never insert them as
 * HTML.
 */
export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  _snippetResult?: Snippets;
}

/** One query of a request; names and semantics are the provider's. */
export interface SearchRequest {
  indexName: string;
  query: string;
  attributesToRetrieve: readonly string[];
  /**
   * Attributes to shorten, each as `attribute:words`. The embedded search shortens headings and text to the number of
   * the first one.
   */
  attributesToSnippet: readonly string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  /** Zero-based page number. */
  page?: number;
  /** Conditions `attribute:value`. All entries must hold; an inner list requires one of its conditions. */
  facetFilters: readonly (string | readonly string[])[];
  /** Attributes whose values to count. */
  facets?: readonly string[];
  clickAnalytics: boolean;
}

export interface SearchResponse {
  hits: SearchHit[];
  /** Number of hits on all pages. */
  nbHits: number;
  nbPages: number;
  /** Words of the query that occur in no indexed text; only set by the embedded search. */
  missingWords?: string[];
  /** Number of hits by attribute and value. */
  facets?: Record<string, Record<string, number>>;
}

/** Search interface that the dialog and the search page use. */
export interface SearchClient {
  /**
   * Answers all requests together, in order.
   *
   * @throws Error if a request fails; `classifyFailure` determines the reason
   */
  search(query: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResponse[] }>;
}
