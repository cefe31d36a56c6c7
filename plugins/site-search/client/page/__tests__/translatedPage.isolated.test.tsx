// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HIGHLIGHT_TAGS } from '../../../shared/createSearchRequest';
import type { SearchHit, SearchRequest } from '../../../shared/types';
import SearchPageContent from '../SearchPageContent';

/** Titles of the results by query. Square brackets mark the words that match. */
let titles: Readonly<Record<string, readonly string[]>>;

vi.mock('@site/src/client/navigation/site', () => ({ BASE_PATH: '/' }));
vi.mock('@site/src/client/navigation/navigation', () => ({
  onAddressChange: () => () => undefined,
  replaceAddress: () => undefined,
}));

// jsdom cannot measure the screen.
vi.mock('../../limits', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  chooseSnippetWords: () => 10,
}));

vi.mock('../../getConnection', () => ({
  getConnection: () => ({
    client: {
      search: ({ requests }: { requests: readonly SearchRequest[] }) =>
        Promise.resolve({
          results: requests.map(({ query }) => {
            const found = titles[query] ?? [];
            const half = Math.ceil(found.length / 2);
            return {
              hits: found.map(createHit),
              nbHits: found.length,
              nbPages: 1,
              facets: { 'hierarchy.lvl0': found.length > 1 ? { Language: half, Tools: found.length - half } : {} },
            };
          }),
        }),
    },
  }),
}));

function createHit(title: string, index: number): SearchHit {
  const value = title.replaceAll('[', HIGHLIGHT_TAGS.pre).replaceAll(']', HIGHLIGHT_TAGS.post);
  const lvl1 = title.replace(/[[\]]/g, '');
  const hierarchy = { lvl0: 'Language', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    // The ids are the same for every query, so React keeps the rows and changes only their text.
    objectID: `row-${index}`,
    url: '/docs/types',
    type: 'lvl1',
    hierarchy,
    content: lvl1,
    _snippetResult: {
      hierarchy: { lvl1: { value } },
      content: { value },
    },
  };
}

let container: HTMLElement;
let unmount: () => void;
let failures: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  titles = {};
  failures = [];
  container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (error) => {
      failures.push(error);
    },
  });
  act(() => {
    root.render(
      <SearchPageContent
        data={{
          indexName: 'site',
          searchPageUrl: '/search',
          reportUrl: '/report?{query}',
          transport: { kind: 'embedded', indexUrl: '/index' },
          facetFilters: [],
        }}
        titleSuffix=""
      />,
    );
  });
  unmount = () => {
    act(() => {
      root.unmount();
    });
  };
});

afterEach(() => {
  unmount();
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Types a query, and waits for the results. */
async function ask(query: string): Promise<void> {
  const input = container.querySelector('input');
  if (input === null) throw new Error('There is no search box: the page has crashed.');
  await act(async () => {
    // Calls the setter of the class. React replaces the setter of the element, and would ignore the change.
    Reflect.set(HTMLInputElement.prototype, 'value', query, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

/** Name of the element that browser translators insert. It is deprecated in HTML. */
const WRAPPER: string = 'font';

/** Wraps every text node in two elements, as browser translators do. */
function translate(): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement(WRAPPER);
    const inner = outer.appendChild(document.createElement(WRAPPER));
    text.parentNode?.replaceChild(outer, text);
    inner.append(text);
  }
}

it('continues to work when a browser has translated the page', async () => {
  titles = {
    enum: ['An [enum]', '[Enum] of entries', 'Other [enum]s'],
    refined: ['A [refined] type and [refined]'],
    type: ['Type', 'More [type]s'],
  };
  for (const query of ['enum', 'refined', '', 'nothing', 'type', 'nothing else', 'enum', '']) {
    translate();
    await ask(query);
    expect(failures, query).toEqual([]);
    const count = titles[query]?.length ?? 0;
    expect(container.querySelector('[role="status"]')?.textContent, query).toBe(
      count === 0 ? '' : count === 1 ? '1 result' : `${count} results`,
    );
    expect(container.querySelectorAll('ol > li').length, query).toBe(count);
  }
});

it('shows the titles for the last query only, with the matches marked', async () => {
  titles = { enum: ['An [enum]'], refined: ['[Refined] type'], plain: ['Plain'] };
  for (const [query, title] of [
    ['enum', 'An <mark>enum</mark>'],
    ['plain', 'Plain'],
    ['refined', '<mark>Refined</mark> type'],
    ['enum', 'An <mark>enum</mark>'],
  ] as const) {
    await ask(query);
    translate();
    const heading = container.querySelector('ol h2 a');
    // Ignores the elements that surround the text.
    expect(heading?.innerHTML.replace(/<\/?(?:span|font)>|(?<=<mark) [^>]*/g, '')).toBe(title);
  }
});
