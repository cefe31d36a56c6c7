import { describe, expect, it } from 'vitest';
import { validateOptions } from '../../../tests/support/validateOptions';
import siteSearch from '..';

describe('the options of site-search', () => {
  it('need nothing', () => {
    expect(validateOptions(siteSearch, {})).toMatchObject({ searchPagePath: 'search', maxHitsPerGroup: 5 });
  });

  it.each([
    ['appId', 'application id'],
    ['apiKey', 'search-only key'],
    ['indexName', 'name of the index'],
  ])('R-68 say that %s of a hosted account is missing', (part, meaning) => {
    const account: Record<string, string> = { appId: 'APP', apiKey: 'KEY', indexName: 'site' };
    const rest = Object.fromEntries(Object.entries(account).filter(([name]) => name !== part));

    expect(() => validateOptions(siteSearch, { hosted: rest })).toThrow(meaning);
    expect(() => validateOptions(siteSearch, { hosted: { ...account, [part]: '' } })).toThrow(meaning);
  });

  it.each([
    ['a search page with slashes', { searchPagePath: '/search/' }, 'searchPagePath'],
    ['no room in a group', { maxHitsPerGroup: 0 }, 'maxHitsPerGroup'],
    ['a pattern that is none', { externalUrlPattern: '(' }, 'externalUrlPattern'],
    ['unknown names', { index: 'site' }, 'index'],
  ])('refuse %s', (_, options, name) => {
    expect(() => validateOptions(siteSearch, options)).toThrow(name);
  });
});
