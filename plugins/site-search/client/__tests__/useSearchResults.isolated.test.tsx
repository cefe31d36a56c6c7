// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../../src/live/__tests__/mount';
import type { SearchClient } from '../../shared/types';
import type { PageSearchData } from '../../types';
import { type SearchResultsControl, useSearchResults } from '../page/useSearchResults';

const search = vi.hoisted(() => vi.fn());
vi.mock('../getConnection', () => ({ getConnection: () => ({ client: { search }, prepare: () => undefined }) }));

const DATA: PageSearchData = {
  ...{
    indexName: 'site',
    searchPageUrl: '/search',
    reportUrl: 'https://reports.example/',
    facetFilters: [],
  },
  transport: { kind: 'embedded', indexUrl: '/index.json' },
};

let control: SearchResultsControl;

function Subject({ query }: { query: string }): null {
  control = useSearchResults(DATA, query, undefined);
  return null;
}

/** Responds with one hit per request, on one of three pages. The hit names the query and the number of the page. */
const answer: SearchClient['search'] = ({ requests }) =>
  Promise.resolve({
    results: requests.map(({ query, page = 0 }) => ({
      hits: [
        {
          objectID: `${query} ${page}`,
          url: '/',
          type: 'content' as const,
          hierarchy: { lvl0: 'Docs', lvl1: query, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
          content: null,
        },
      ],
      nbHits: 3,
      nbPages: 3,
    })),
  });

const listHits = (): string[] | undefined => control.results?.hits.map(({ objectID }) => objectID);

beforeEach(() => {
  search.mockReset();
  vi.useFakeTimers();
  // jsdom has no `matchMedia`. `mount` restores it.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
});

it('R-67 a search is loading, then stalled after 300 ms, then idle', async () => {
  search.mockImplementation(async (parameters: Parameters<SearchClient['search']>[0]) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    return answer(parameters);
  });
  const pass = (milliseconds: number) => perform(() => vi.advanceTimersByTimeAsync(milliseconds));
  await mount(<Subject query="one" />);
  while (control.status === 'idle') await pass(1);
  expect(control.status).toBe('loading');
  await pass(299);
  expect(control.status).toBe('loading');
  await pass(1);
  expect(control.status).toBe('stalled');
  await pass(700);
  expect(control.status).toBe('idle');
  expect(listHits()).toEqual(['one 0']);
});

it('more results are requested for the visible query, but not while another query is pending', async () => {
  search.mockImplementation(answer);
  const { render } = await mount(<Subject query="one" />);
  const pause = () => perform(() => vi.advanceTimersByTimeAsync(2000));
  await pause();
  await perform(() => {
    control.loadMore();
  });
  expect(listHits()).toEqual(['one 0', 'one 1']);
  await render(<Subject query="two" />);
  await perform(() => {
    control.loadMore();
  });
  expect(search).toHaveBeenCalledTimes(2);
  await pause();
  expect(listHits()).toEqual(['two 0']);
});
