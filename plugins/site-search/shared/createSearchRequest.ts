import type { SearchRequest } from './types';

export const HIGHLIGHT_TAGS = { pre: '<mark>', post: '</mark>' } as const;

const HITS_PER_PAGE = 20;

/** Maximum number of words in a snippet, on screens wider than 768 px and on narrower ones. */
export const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;

/** Heading levels. The first one is the area of the site. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Parameters of a search in the dialog or on the search page. */
export interface SearchParameters {
  indexName: string;
  query: string;
  snippetWords: number;
  /** Filters; see `SearchRequest`. */
  facetFilters: SearchRequest['facetFilters'];
  /** Zero-based page number. */
  page?: number;
  facets?: readonly string[];
}

/** Creates a request in the format of Algolia, which the embedded search accepts, too. */
export function createSearchRequest({
  indexName,
  query,
  snippetWords,
  facetFilters,
  page = 0,
  facets,
}: SearchParameters): SearchRequest {
  return {
    indexName,
    query,
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_TAGS.pre,
    highlightPostTag: HIGHLIGHT_TAGS.post,
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: false,
    facetFilters,
    ...(page > 0 && { page }),
    ...(facets !== undefined && { facets }),
  };
}
