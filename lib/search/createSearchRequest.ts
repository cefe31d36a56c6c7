import type { HierarchyLevel, SearchRequest } from './types';

export const HIGHLIGHT_TAGS = { pre: '<mark>', post: '</mark>' } as const;

const HITS_PER_PAGE = 20;

/** Words of a snippet, and what a screen up to 768 px wide has room for. */
export const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly HierarchyLevel[];

/** What a search of this site asks for, in dialog and page. */
export interface SearchParameters {
  indexName: string;
  query: string;
  snippetWords: number;
  /** See `SearchRequest`. */
  facetFilters: NonNullable<SearchRequest['facetFilters']>;
  /** From 0. */
  page?: number;
  facets?: readonly string[];
}

/** Puts a search into the provider's words. */
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
    // No click analytics.
    clickAnalytics: false,
    facetFilters,
    ...(page > 0 && { page }),
    ...(facets !== undefined && { facets }),
  };
}
