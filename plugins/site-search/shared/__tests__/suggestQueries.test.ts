import { expect, it } from 'vitest';
import { suggestQueries } from '../suggestQueries';
import type { SearchClient, SearchHit } from '../types';

const hit = (lvl1: string): SearchHit => ({
  objectID: lvl1,
  url: '/',
  type: 'lvl1',
  hierarchy: { lvl0: 'Language', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
});

/**
 * Suggests queries with a client that finds the titles that `find` returns.
 *
 * @returns the suggestions, and the queries of each request
 */
async function suggest(
  query: string,
  find: (query: string) => readonly string[],
): Promise<{ requestedQueries: string[][]; suggestions: string[] }> {
  const requestedQueries: string[][] = [];
  const client: SearchClient = {
    search: ({ requests }) => {
      requestedQueries.push(requests.map((request) => request.query));
      const results = requests.map((request) => ({
        hits: find(request.query).map(hit),
        nbHits: find(request.query).length,
        nbPages: 1,
      }));
      return Promise.resolve({ results });
    },
  };
  const suggestions = await suggestQueries(client, { indexName: 'site', query, snippetWords: 10, facetFilters: [] });
  return { requestedQueries, suggestions };
}

it('tries the longest words of the query, then their prefixes, then the highest-ranked pages', async () => {
  const { requestedQueries } = await suggest('an odd bookshelf of loans', () => []);
  expect(requestedQueries[0]).toEqual(['bookshelf', 'loans', 'odd', 'books', 'loa', '']);
});

it('does not repeat a query that had no results', async () => {
  const { requestedQueries } = await suggest(' loans ', () => []);
  expect(requestedQueries[0]).toEqual(['loa', '']);
});

it('sends no further queries if nothing was found', async () => {
  const { requestedQueries, suggestions } = await suggest('loans', () => ['']);
  expect(requestedQueries).toHaveLength(1);
  expect(suggestions).toEqual([]);
});

it('suggests three titles other than the query', async () => {
  const titles = ['loans', 'Books', 'Members', 'Visits'];
  const { suggestions } = await suggest('Loans', () => titles);
  expect(suggestions).toEqual(['Books', 'Members', 'Visits']);
});

it('tries the six best titles, at most four per search', async () => {
  const { requestedQueries } = await suggest('bookshelf loans', (query) =>
    [1, 2, 3, 4, 5].map((rank) => `${query} ${rank}`),
  );
  expect(requestedQueries[1]).toEqual([
    'bookshelf 1',
    'bookshelf 2',
    'bookshelf 3',
    'bookshelf 4',
    'loans 1',
    'loans 2',
  ]);
});

it('does not suggest a title that has no results as a query', async () => {
  const { requestedQueries, suggestions } = await suggest('loans', (query) =>
    query === 'Books' ? [] : ['Books', 'Members'],
  );
  expect(requestedQueries[1]).toEqual(['Books', 'Members']);
  expect(suggestions).toEqual(['Members']);
});
