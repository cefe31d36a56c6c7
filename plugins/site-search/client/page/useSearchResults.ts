import { useCallback, useEffect, useRef, useState } from 'react';
import { createSearchRequest, HITS_PER_PAGE, SNIPPET_WORDS } from '../../../../lib/search/createSearchRequest';
import { suggestQueries } from '../../../../lib/search/suggestQueries';
import type { SearchHit, SearchResponse } from '../../../../lib/search/types';
import { getConnection } from '../getConnection';
import { STALL_THRESHOLD_MS, TYPING_PAUSE_MS } from '../limits';
import { useSearchFilters } from '../useSearchFilters';
import type { SiteSearchData } from '../../types';

/** Facet that divides the results: the area of the site. */
const AREA = 'hierarchy.lvl0';

export interface SearchResults {
  /** The query these results are of. */
  query: string;
  hits: SearchHit[];
  total: number;
  /** Results by area, whatever area is chosen. */
  areas: readonly { name: string; count: number }[];
  hasMore: boolean;
  suggestions: readonly string[];
  error?: unknown;
}

export interface SearchResultsControl {
  results: SearchResults | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  loadMore: () => void;
}

/** Asks for the results of a query in an area, page after page. */
export function useSearchResults(data: SiteSearchData, query: string, area: string | undefined): SearchResultsControl {
  const filters = useSearchFilters();
  const [results, setResults] = useState<SearchResults>();
  const [status, setStatus] = useState<SearchResultsControl['status']>('idle');
  const asked = useRef(0);

  const ask = useCallback(
    async (page: number, before: SearchHit[]): Promise<void> => {
      const question = ++asked.current;
      setStatus('loading');
      const stall = setTimeout(() => {
        if (question === asked.current) setStatus('stalled');
      }, STALL_THRESHOLD_MS);
      const next = await askPage(data, filters, query, area, page, before);
      clearTimeout(stall);
      if (question !== asked.current) return;
      setResults(next);
      setStatus(next.error === undefined ? 'idle' : 'error');
    },
    [data, filters, query, area],
  );

  useEffect(() => {
    if (query.trim() === '') {
      asked.current += 1;
      return undefined;
    }
    const pause = setTimeout(() => void ask(0, []), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [ask, query]);

  const loadMore = useCallback(() => {
    if (results?.hasMore !== true || status === 'loading' || status === 'stalled') return;
    void ask(Math.ceil(results.hits.length / HITS_PER_PAGE), results.hits);
  }, [ask, results, status]);

  return query.trim() === '' ? { results: undefined, status: 'idle', loadMore } : { results, status, loadMore };
}

/** Never fails: results without an answer say so. */
async function askPage(
  data: SiteSearchData,
  filters: (string | string[])[],
  query: string,
  area: string | undefined,
  page: number,
  before: SearchHit[],
): Promise<SearchResults> {
  const { client } = getConnection(data);
  const question = { indexName: data.indexName, query, snippetWords: 2 * SNIPPET_WORDS.wide, facetFilters: filters };
  const inArea = area === undefined ? filters : [...filters, `${AREA}:${area}`];
  try {
    const { results } = await client.search({
      requests: [
        createSearchRequest({ ...question, facetFilters: inArea, page }),
        // The counts beside the areas are those of the whole site.
        createSearchRequest({ ...question, facets: [AREA] }),
      ],
    });
    const [answer, whole] = results;
    if (answer === undefined || whole === undefined)
      throw new Error('The search answered fewer questions than it was asked.');
    return {
      query,
      hits: [...before, ...answer.hits],
      total: answer.nbHits,
      areas: listAreas(whole),
      hasMore: page + 1 < answer.nbPages,
      suggestions: whole.nbHits === 0 ? await suggestQueries(client, question) : [],
    };
  } catch (error) {
    return { query, hits: before, total: before.length, areas: [], hasMore: false, suggestions: [], error };
  }
}

function listAreas({ facets }: SearchResponse): SearchResults['areas'] {
  return Object.entries(facets?.[AREA] ?? {})
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count);
}
