import { describe, expect, it } from 'vitest';
import type { Validate } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import siteSearch from '..';
import type { SiteSearchOptions } from '../options';

/** Reads options as the generator does. */
function readOptions(options: object): SiteSearchOptions {
  return siteSearch.validateOptions({
    validate: normalizePluginOptions as Validate<SiteSearchOptions, SiteSearchOptions>,
    options: options as SiteSearchOptions,
  });
}

describe('the options of site-search', () => {
  it('need nothing', () => {
    expect(readOptions({})).toMatchObject({ searchPagePath: 'search', maxHitsPerGroup: 5 });
  });

  it.each([
    ['appId', 'application id'],
    ['apiKey', 'key that may only search'],
    ['indexName', 'name of the index'],
  ])('R-68 say that %s of a hosted account is missing', (part, meaning) => {
    const account: Record<string, string> = { appId: 'APP', apiKey: 'KEY', indexName: 'site' };
    const rest = Object.fromEntries(Object.entries(account).filter(([name]) => name !== part));

    expect(() => readOptions({ hosted: rest })).toThrow(meaning);
    expect(() => readOptions({ hosted: { ...account, [part]: '' } })).toThrow(meaning);
  });

  it.each([
    ['a search page with slashes', { searchPagePath: '/search/' }, 'searchPagePath'],
    ['no room in a group', { maxHitsPerGroup: 0 }, 'maxHitsPerGroup'],
    ['a pattern that is none', { externalUrlPattern: '(' }, 'externalUrlPattern'],
    ['unknown names', { index: 'site' }, 'index'],
  ])('refuse %s', (_, options, name) => {
    expect(() => readOptions(options)).toThrow(name);
  });
});
