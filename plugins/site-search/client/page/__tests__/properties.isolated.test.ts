// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderIslandText } from '../../../../../src/live/__tests__/renderIslandText';
import { GENERATED, untrustedTexts } from '../../../../../tests/support/untrustedValues';
import * as SearchPage from '../SearchPageContent';

vi.mock('@site/src/client/navigation/site', () => ({ BASE_PATH: '/' }));
vi.mock('@site/src/client/navigation/navigation', () => ({ onAddressChange: () => () => undefined }));
vi.mock('../../getConnection', () => ({ getConnection: () => ({ client: {} }) }));

const PROPERTIES = {
  data: {
    indexName: 'site',
    searchPageUrl: '/search',
    reportUrl: 'https://reports.example/new?title={query}',
    externalUrlPattern: '^https://other\\.example/',
    transport: { kind: 'embedded', indexUrl: '/search-index.json' },
    facetFilters: ['language:en'],
  },
  titleSuffix: ' | Wirespec',
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.title = '';
});

it('renders the search page or refuses the properties, whatever the page contains', async () => {
  expect(await renderIslandText(SearchPage, JSON.stringify(PROPERTIES))).toMatch(/^Search/);
  await fc.assert(
    fc.asyncProperty(untrustedTexts(PROPERTIES), async (properties) => {
      const shown = (await renderIslandText(SearchPage, properties)) ?? 'refused';
      expect(shown).toMatch(/^(?:refused$|Search)/);
      expect(shown).not.toContain('crashed');
    }),
    GENERATED,
  );
});
