import { useCallback, useEffect, useRef, useState } from 'react';
import { createSearchRequest } from '../../shared/createSearchRequest';
import { suggestQueries } from '../../shared/suggestQueries';
import type { SearchHit, SearchResponse } from '../../shared/types';
import { getConnection } from '../getConnection';
import { chooseSnippetWords, STALL_THRESHOLD_MS, TYPING_PAUSE_MS } from '../limits';
import type { PageSearchData } from '../../types';

/** Facet by which results are filtered: the area of the site. */
const AREA = 'hierarchy.lvl0';

export interface SearchResults {
  query: string;
  /** Area of these results; undefined means the whole site. */
  area: string | undefined;
  /** Zero-based number of the last requested page. */
  page: number;
  hits: SearchHit[];
  total: number;
  missingWords?: readonly string[] | undefined;
  /** Number of results by area, independent of the chosen area. */
  areas: readonly { name: string; count: number }[];
  hasMore: boolean;
  /** Suggested queries, if no area has results; otherwise empty. */
  suggestions: readonly string[];
  /** Error of a failed request; undefined on success. `hits` then contains the results of the previous pages. */
  error?: unknown;
}

export interface SearchResultsControl {
  results: SearchResults | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  loadMore: () => void;
}

/** Requests the results of a query in an area, page by page. */
export function useSearchResults(data: PageSearchData, query: string, area: string | undefined): SearchResultsControl {
  const [results, setResults] = useState<SearchResults>();
  const [status, setStatus] = useState<SearchResultsControl['status']>('idle');
  const lastRequest = useRef(0);

  const requestPage = useCallback(
    async (page: number, previousHits: SearchHit[]): Promise<void> => {
      const request = ++lastRequest.current;
      setStatus('loading');
      const stallTimer = setTimeout(() => {
        if (request === lastRequest.current) setStatus('stalled');
      }, STALL_THRESHOLD_MS);
      const next = await runQuery(data, { query, area, page }, previousHits);
      clearTimeout(stallTimer);
      if (request !== lastRequest.current) return;
      setResults(next);
      setStatus(next.error === undefined ? 'idle' : 'error');
    },
    [data, query, area],
  );

  useEffect(() => {
    if (query.trim() === '') {
      lastRequest.current += 1;
      return undefined;
    }
    const timer = setTimeout(() => void requestPage(0, []), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [requestPage, query]);

  const loadMore = useCallback(() => {
    if (results?.hasMore !== true || status === 'loading' || status === 'stalled') return;
    // These results belong to an earlier query or area. Their next page is not loaded, because a new request follows.
    if (results.query !== query || results.area !== area) return;
    void requestPage(results.page + 1, results.hits);
  }, [requestPage, results, status, query, area]);

  return query.trim() === '' ? { results: undefined, status: 'idle', loadMore } : { results, status, loadMore };
}

/** A page of results to request; an undefined area means the whole site. */
interface PageRequest {
  query: string;
  area: string | undefined;
  /** Zero-based page number. */
  page: number;
}

/**
 * Requests a page of results. Never rejects; a failure is in `error`.
 *
 * @param previousHits - results of the previous pages, which the returned results include
 */
async function runQuery(
  data: PageSearchData,
  { query, area, page }: PageRequest,
  previousHits: SearchHit[],
): Promise<SearchResults> {
  const { indexName, facetFilters, transport } = data;
  const parameters = { indexName, query, snippetWords: chooseSnippetWords(), facetFilters };
  const areaFilters = area === undefined ? facetFilters : [...facetFilters, `${AREA}:${area}`];
  try {
    // Throws if the account is incomplete.
    const { client } = getConnection(transport);
    const { results } = await client.search({
      requests: [
        createSearchRequest({ ...parameters, facetFilters: areaFilters, page }),
        // The counts per area refer to the whole site, so their request has no area filter.
        createSearchRequest({ ...parameters, facets: [AREA] }),
      ],
    });
    const [response, siteResponse] = results;
    if (response === undefined || siteResponse === undefined)
      throw new Error('The search returned fewer responses than requests.');
    return {
      query,
      area,
      page,
      hits: [...previousHits, ...response.hits],
      total: response.nbHits,
      missingWords: response.missingWords,
      areas: listAreas(siteResponse),
      hasMore: page + 1 < response.nbPages,
      suggestions: siteResponse.nbHits === 0 ? await suggestQueries(client, parameters) : [],
    };
  } catch (error) {
    const total = previousHits.length;
    return { query, area, page, hits: previousHits, total, areas: [], hasMore: false, suggestions: [], error };
  }
}

function listAreas({ facets }: SearchResponse): SearchResults['areas'] {
  return Object.entries(facets?.[AREA] ?? {})
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count);
}
