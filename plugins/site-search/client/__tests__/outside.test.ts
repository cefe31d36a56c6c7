import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { GENERATED, outsideTexts, outsideValues } from '../../../../tests/support/outsideValues';
import { describeHit } from '../describeHit';
import { groupHits } from '../groupHits';
import { readResponse } from '../hosted/readResponse';
import { addRecent, readSavedSearches, STORAGE_KEYS, toSavedSearch } from '../savedSearches';
import { toLocalUrl } from '../toLocalUrl';

const HIERARCHY = { lvl0: 'Docs', lvl1: 'Types', lvl2: 'Unions', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const SEARCH = { objectID: '1', url: '/docs/language/types', hierarchy: HIERARCHY };
const HIT = { ...SEARCH, type: 'lvl2', content: null };
const RESPONSE = { hits: [HIT], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: 'union' };
const KEY = `${STORAGE_KEYS.recent}site`;

const values = new Map<string, string>();
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => values.get(key) ?? null } });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('saved searches', () => {
  it('of any form are read without an error, and what is read can be shown', () => {
    fc.assert(
      fc.property(outsideTexts(SEARCH), (text) => {
        values.set(KEY, text);
        const { recent } = readSavedSearches('site');
        for (const { hierarchy } of recent)
          expect(typeof describeHit({ hierarchy, content: null }).title).toBe('string');
      }),
      GENERATED,
    );
  });

  it('of the wrong form do not cost their neighbors', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { maxLength: 3 }),
        fc.array(fc.jsonValue(), { maxLength: 3 }),
        (one, other) => {
          values.set(KEY, JSON.stringify([...one, SEARCH, ...other]));
          expect(readSavedSearches('site').recent).toEqual([SEARCH]);
        },
      ),
      GENERATED,
    );
  });

  it('keep a section, or none, and never something else in its place', () => {
    values.set(KEY, JSON.stringify([{ ...SEARCH, hierarchy: { ...HIERARCHY, lvl0: null, lvl2: { value: 'x' } } }]));
    expect(readSavedSearches('site').recent).toEqual([
      { ...SEARCH, hierarchy: { ...HIERARCHY, lvl0: '', lvl2: null } },
    ]);
  });

  it('that are dropped are reported once', async () => {
    vi.resetModules();
    const fresh = await import('../savedSearches');
    values.set(KEY, JSON.stringify([1, SEARCH, null]));
    fresh.readSavedSearches('site');
    fresh.readSavedSearches('site');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.lastCall?.[0]).toContain(KEY);
  });
});

describe('answers of the hosted search', () => {
  it('of any form can be shown, or count as unreadable', () => {
    fc.assert(
      fc.property(outsideValues(RESPONSE), outsideValues(HIT), (answer, hits) => {
        for (const value of [answer, { ...RESPONSE, hits }]) {
          try {
            const { hits: read } = readResponse(value);
            groupHits(read, 5);
            for (const hit of read) {
              describeHit(hit);
              addRecent({ recent: [], favorite: [] }, toSavedSearch(hit));
            }
          } catch (error) {
            expect((error as Error).name).toBe('DeserializationError');
          }
        }
      }),
      GENERATED,
    );
  });

  it('lose the records of the wrong form, and keep their neighbors', () => {
    const { hits } = readResponse({ ...RESPONSE, hits: [null, HIT, { ...HIT, hierarchy: { lvl1: null } }] });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['1']);
  });
});

describe('addresses of results', () => {
  it('never lead to another site', () => {
    const addresses = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('', 'https://x', 'javascript:', '//', '\\\\', 'data:'), fc.webPath())
        .map((parts) => parts.join('/')),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        const { url } = toLocalUrl(address, undefined);
        expect(new URL(url, 'https://own.example').origin).toBe('https://own.example');
      }),
      GENERATED,
    );
  });
});
