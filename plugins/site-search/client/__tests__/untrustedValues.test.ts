import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { GENERATED, untrustedTexts, untrustedValues } from '../../../../tests/support/untrustedValues';
import { createSearchRequest } from '../../shared/createSearchRequest';
import { createEmbeddedClient } from '../../shared/engine/createEmbeddedClient';
import { fromIndexFile, toIndexFile } from '../../shared/engine/IndexFile';
import { describeHit } from '../describeHit';
import { PageSearchDataSchema } from '../pageSearchDataSchema';
import { isIndexFile } from '../../../../lib/search/isIndexFile';
import { FromSearchWorkerSchema } from '../embedded/workerMessages';
import { groupHits } from '../dialog/groupHits';
import { readResponse } from '../readResponse';
import { addRecent, readSavedSearches, STORAGE_KEYS, toSavedSearch } from '../savedSearches';
import { toLocalUrl } from '../toLocalUrl';

const HIERARCHY = { lvl0: 'Docs', lvl1: 'Types', lvl2: 'Unions', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const SEARCH = { objectID: '1', url: '/docs/language/types', hierarchy: HIERARCHY };
const HIT = { ...SEARCH, type: 'lvl2', content: null };
const RESPONSE = { hits: [HIT], nbHits: 1, nbPages: 1 };
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
  it('of any form are read without an error, and can be rendered', () => {
    fc.assert(
      fc.property(untrustedTexts(SEARCH), (text) => {
        values.set(KEY, text);
        const { recent } = readSavedSearches('site');
        for (const { hierarchy } of recent)
          expect(typeof describeHit({ hierarchy, content: null }).title).toBe('string');
      }),
      GENERATED,
    );
  });

  it('of the wrong form are dropped, and the valid ones beside them stay', () => {
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

  it('lose headings that are not strings, but stay', () => {
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

describe('responses of the hosted search', () => {
  it('of any form can be rendered, or count as unreadable', () => {
    fc.assert(
      fc.property(untrustedValues(RESPONSE), untrustedValues(HIT), (answer, hits) => {
        for (const value of [answer, { ...RESPONSE, hits }]) {
          try {
            const { hits: read } = readResponse(value);
            groupHits(read);
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

  it('lose the records of the wrong form, and keep the valid ones', () => {
    const { hits } = readResponse({ ...RESPONSE, hits: [null, HIT, { ...HIT, hierarchy: { lvl1: null } }] });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['1']);
  });
});

describe('the search data of a page', () => {
  const embedded = { kind: 'embedded', indexUrl: '/search-index.json' };
  const data = {
    indexName: 'site',
    searchPageUrl: '/search',
    reportUrl: 'https://reports.example/new?title={query}',
    externalUrlPattern: '^https://other\\.example/',
    transport: embedded,
    facetFilters: ['language:en', ['docusaurus_tag:default']],
  };

  it('that the build writes is accepted, with either transport', () => {
    const hosted = { ...data, transport: { kind: 'hosted', appId: 'APP', apiKey: 'key' } };
    for (const written of [data, hosted]) expect(v.parse(PageSearchDataSchema, written)).toEqual(written);
  });

  it('of any form is refused, or contains only paths of this site and a valid pattern', () => {
    const addresses = fc.oneof(fc.webUrl(), fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', 'a', ':') }));
    fc.assert(
      fc.property(
        untrustedValues(data),
        untrustedValues(embedded),
        addresses,
        fc.string(),
        (value, transport, searchPageUrl, externalUrlPattern) => {
          const candidates = [
            value,
            { ...data, transport },
            { ...data, searchPageUrl },
            { ...data, externalUrlPattern },
          ];
          for (const candidate of candidates) {
            const { success, output } = v.safeParse(PageSearchDataSchema, candidate);
            if (!success) continue;
            expect(new URL(output.searchPageUrl, 'https://own.example').origin).toBe('https://own.example');
            if (output.transport.kind === 'embedded')
              expect(new URL(output.transport.indexUrl, 'https://own.example').origin).toBe('https://own.example');
            toLocalUrl('https://a/', output.externalUrlPattern);
          }
        },
      ),
      GENERATED,
    );
  });

  it.each(['javascript:alert(1)', '//evil.example', ''])('with the report URL %j is refused', (reportUrl) => {
    expect(v.is(PageSearchDataSchema, { ...data, reportUrl })).toBe(false);
  });
});

describe('the index', () => {
  const page = { path: '/docs/types', area: 'Docs', language: 'en', tag: 'docs', rank: 1, links: 1 };
  const sections = [{ anchor: '', level: 1, heading: 'Types', texts: ['A type has fields.'], code: [] }];
  const file = toIndexFile({
    origin: 'https://own.example',
    pages: [{ ...page, description: '', keywords: [], sections }],
  });
  const createRequest = (query: string) =>
    createSearchRequest({ indexName: 'site', query, snippetWords: 10, facetFilters: [] });

  it('of any form can be searched, or is refused', async () => {
    const [sentPage = {}] = file.pages;
    const files = fc
      .tuple(untrustedValues(file), untrustedValues(sentPage))
      .map(([value, pages]): unknown[] => [value, { ...file, pages }]);
    await fc.assert(
      fc.asyncProperty(files, async (candidates) => {
        for (const value of candidates) {
          if (!isIndexFile(value)) continue;
          const requests = [createRequest('type')];
          const { results } = await createEmbeddedClient(fromIndexFile(value)).search({ requests });
          for (const result of results) groupHits(readResponse(result).hits);
        }
      }),
      GENERATED,
    );
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'docs'])(
    'with a page at the path %j is refused',
    (path) => {
      const pages = file.pages.map((sent) => ({ ...sent, path }));
      expect(isIndexFile({ ...file, pages })).toBe(false);
    },
  );

  it.each(['\x800', '\x7F', 'a \x81'])('with a separator among the frequent words is refused: %j', (words) => {
    expect(isIndexFile({ ...file, words })).toBe(false);
  });

  it.each(['\x80', '\x807', 'A page.\x7F\x80Types'])(
    'with a section without a heading level is refused: %j',
    (text) => {
      expect(isIndexFile({ ...file, text })).toBe(false);
    },
  );

  it('that the build has written is accepted, and can be searched', async () => {
    const sent: unknown = JSON.parse(JSON.stringify(file));
    if (!isIndexFile(sent)) throw new Error('The index was refused.');
    const index = fromIndexFile(sent);
    const { results } = await createEmbeddedClient(index).search({ requests: [createRequest('types')] });
    expect(results[0]?.hits[0]?.url).toBe('https://own.example/docs/types');
  });
});

describe('messages of the worker', () => {
  it('of any form are results, a failure, or refused', () => {
    const results = { kind: 'results', id: 1, results: [RESPONSE] };
    const failure = { kind: 'failure', id: 1, name: 'ApiError', message: 'No index.', status: 404 };
    fc.assert(
      fc.property(fc.oneof(untrustedValues(results), untrustedValues(failure)), (value) => {
        const { success, output } = v.safeParse(FromSearchWorkerSchema, value);
        if (!success) return;
        expect(output.id).toSatisfy(Number.isFinite);
        expect(['results', 'failure']).toContain(output.kind);
      }),
      GENERATED,
    );
    expect(v.is(FromSearchWorkerSchema, results) && v.is(FromSearchWorkerSchema, failure)).toBe(true);
  });
});

describe('addresses of results', () => {
  const addresses = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom('', 'https://x', 'javascript:', '//', '\\\\', 'data:'), fc.webPath())
      .map((parts) => parts.join('/')),
  );

  it('never lead to another site', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { url } = toLocalUrl(address, undefined);
        expect(new URL(url, 'https://own.example').origin).toBe('https://own.example');
      }),
      GENERATED,
    );
  });

  it('lead to another site only if they match the pattern, and never run a script', () => {
    const patterns = fc.constantFrom('^https://[a-m]', '\\.com', '//', 'a|b', '.*', '');
    fc.assert(
      fc.property(addresses, patterns, (address, pattern) => {
        const { url, isExternal } = toLocalUrl(address, pattern);
        const { origin, protocol } = new URL(url, 'https://own.example');
        expect(protocol).toMatch(/^https?:$/);
        if (isExternal) expect(url).toMatch(new RegExp(pattern));
        else expect(origin).toBe('https://own.example');
      }),
      GENERATED,
    );
  });

  it('that are too long are dropped with their results', () => {
    const url = `/${'a'.repeat(2000)}`;
    expect(readResponse({ ...RESPONSE, hits: [{ ...HIT, url }, HIT] }).hits).toHaveLength(1);
    values.set(KEY, JSON.stringify([{ ...SEARCH, url }, SEARCH]));
    expect(readSavedSearches('site').recent).toEqual([SEARCH]);
  });
});
