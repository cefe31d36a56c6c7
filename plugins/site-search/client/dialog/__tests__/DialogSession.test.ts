// cspell:ignore unstub
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchClient, SearchHit, SearchResponse } from '../../../shared/types';
import type { OpenTarget } from '../../openDialogFrame';
import type { DialogItem } from '../DialogItem';
import { DialogSession } from '../DialogSession';

const HIERARCHY = { lvl0: 'Docs', lvl1: 'Types', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hit = (url: string): SearchHit => ({
  objectID: url,
  url,
  type: 'lvl1',
  hierarchy: HIERARCHY,
  content: null,
});

/** Creates a client whose requests wait until the test responds, in any order. */
function createClient() {
  const waiting: { query: string; answer: (hits: SearchHit[] | Error) => void }[] = [];
  const client: SearchClient = {
    search: ({ requests }) =>
      new Promise((resolve, reject) => {
        const [{ query } = { query: '' }] = requests;
        const answer = (hits: SearchHit[] | Error): void => {
          if (hits instanceof Error) reject(hits);
          else {
            const response: SearchResponse = { hits, nbHits: hits.length, nbPages: 1 };
            resolve({ results: requests.map(() => response) });
          }
        };
        waiting.push({ query, answer });
      }),
  };

  return { client, waiting };
}

function openSession(query: string) {
  const { client, waiting } = createClient();
  const opened: [url: string, target: OpenTarget][] = [];
  const nothing: string[] = [];
  const recent = { objectID: '/recent', url: '/recent', hierarchy: HIERARCHY };
  const session = new DialogSession(
    query,
    {
      client,
      indexName: 'site',
      facetFilters: [],
      saved: { recent: [recent], favorite: [] },
      onOpen: (item: DialogItem, target) => {
        opened.push([item.kind === 'hit' ? item.hit.url : item.search.url, target]);
      },
      onNoResults: (asked) => {
        nothing.push(asked);
      },
    },
    { onState: () => undefined, onOutcome: () => undefined },
  );
  const ask = (asked: string): void => {
    session.api.setQuery(asked);
    void session.api.refresh();
  };

  return { session, waiting, opened, nothing, ask };
}

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }), setTimeout, clearTimeout, navigator: {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('R-62 Enter', () => {
  it('opens the active recent search when nothing is typed', async () => {
    const { session, opened, ask } = openSession('');
    ask('');
    await vi.waitFor(async () => {
      await session.pressEnter('here');
      expect(opened[0]).toEqual(['/recent', 'here']);
    });
  });

  it('waits for the results of the query, and opens the first one', async () => {
    const { session, waiting, opened, ask } = openSession('');
    ask('');
    ask('types');
    const pressed = session.pressEnter('tab');
    await Promise.resolve();
    expect(opened).toEqual([]);
    waiting[0]?.answer([hit('/types'), hit('/other')]);
    await pressed;
    expect(opened).toEqual([['/types', 'tab']]);
  });

  it('does nothing if the reader continues to type or closes the dialog in the meantime', async () => {
    const { session, waiting, opened, nothing, ask } = openSession('type');
    ask('type');
    const pressed = session.pressEnter('here');
    ask('types');
    waiting[0]?.answer([hit('/type')]);
    await pressed;
    const again = session.pressEnter('here');
    session.end();
    waiting[1]?.answer([hit('/types')]);
    await again;
    expect([opened, nothing]).toEqual([[], []]);
  });

  it('submits a query without results', async () => {
    const { session, waiting, nothing, ask } = openSession('');
    ask(' zzz ');
    const pressed = session.pressEnter('here');
    waiting[0]?.answer([]);
    // The session also requests suggestions. The test responds with none.
    await vi.waitFor(() => {
      expect(waiting).toHaveLength(2);
    });
    waiting[1]?.answer([]);
    await pressed;
    expect(nothing).toEqual(['zzz']);
  });

  it('repeats the request after a failure', async () => {
    const { session, waiting, opened, ask } = openSession('');
    ask('types');
    const pressed = session.pressEnter('here');
    waiting[0]?.answer(new Error('no host'));
    await pressed;
    const again = session.pressEnter('here');
    waiting[1]?.answer([hit('/types')]);
    await again;
    expect(opened).toEqual([['/types', 'here']]);
  });
});
