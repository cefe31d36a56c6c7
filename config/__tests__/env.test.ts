import { describe, expect, it } from 'vitest';
import { isProduction, readSecrets, readSiteOptions } from '../env';

describe('readSiteOptions', () => {
  it('returns the options of the public site if no variable is set', () => {
    expect(readSiteOptions({})).toEqual({
      url: 'https://wirespec.io',
      baseUrl: '/',
      announcement: undefined,
      hasColorModeSwitch: false,
      respectsSystemColor: false,
      editUrl: undefined,
      hasOfflineReading: true,
      hostedSearch: undefined,
      searchPagePath: 'search',
      searchExternalUrls: undefined,
      reportUrl: undefined,
    });
  });

  it('reads every option', () => {
    expect(
      readSiteOptions({
        WIRESPEC_SITE_URL: 'https://example.com/',
        WIRESPEC_SITE_BASE_URL: '/docs-preview/',
        WIRESPEC_SITE_ANNOUNCEMENT_ID: 'release',
        WIRESPEC_SITE_ANNOUNCEMENT_TEXT: 'A release is out',
        WIRESPEC_SITE_COLOR_MODE_SWITCH: 'on',
        WIRESPEC_SITE_RESPECT_SYSTEM_COLOR: 'on',
        WIRESPEC_SITE_EDIT_URL: 'https://example.com/edit/main/',
        WIRESPEC_SITE_OFFLINE: 'off',
        WIRESPEC_SITE_SEARCH_APP_ID: 'app',
        WIRESPEC_SITE_SEARCH_API_KEY: 'key',
        WIRESPEC_SITE_SEARCH_INDEX: 'index',
        WIRESPEC_SITE_SEARCH_PAGE_PATH: 'docs/find',
        WIRESPEC_SITE_SEARCH_EXTERNAL_URLS: '^https://playground\\.',
        WIRESPEC_SITE_REPORT_URL: 'https://reports.example.com/csp',
      }),
    ).toEqual({
      url: 'https://example.com',
      baseUrl: '/docs-preview/',
      announcement: { id: 'release', text: 'A release is out' },
      hasColorModeSwitch: true,
      respectsSystemColor: true,
      editUrl: 'https://example.com/edit/main/',
      hasOfflineReading: false,
      hostedSearch: { appId: 'app', apiKey: 'key', indexName: 'index' },
      searchPagePath: 'docs/find',
      searchExternalUrls: new RegExp('^https://playground\\.').source,
      reportUrl: 'https://reports.example.com/csp',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readSiteOptions({ WIRESPEC_SITE_EDIT_URL: ' ' }).editUrl).toBeUndefined();
  });

  it.each([
    [
      { WIRESPEC_SITE_COLOUR: 'on' },
      'Unknown environment variable: WIRESPEC_SITE_COLOUR. Correct or unset it. Available: WIRESPEC_SITE_URL, ',
    ],
    [
      { WIRESPEC_SITE_COLOUR: 'on', WIRESPEC_SITE_MODE: 'on' },
      'Unknown environment variables: WIRESPEC_SITE_COLOUR, WIRESPEC_SITE_MODE. Correct or unset them. Available: ',
    ],
    [
      { WIRESPEC_SITE_COLOR_MODE_SWITCH: 'yes' },
      'WIRESPEC_SITE_COLOR_MODE_SWITCH is "yes", but it must be "on" or "off".',
    ],
    [{ WIRESPEC_SITE_OFFLINE: 'never' }, 'WIRESPEC_SITE_OFFLINE is "never", but it must be "on" or "off".'],
    [{ WIRESPEC_SITE_RESPECT_SYSTEM_COLOR: 'on' }, 'WIRESPEC_SITE_COLOR_MODE_SWITCH is off'],
    [{ WIRESPEC_SITE_URL: 'https://example.com/docs' }, 'Put the path into WIRESPEC_SITE_BASE_URL'],
    [{ WIRESPEC_SITE_URL: 'javascript:alert(1)' }, 'must be a URL without a path'],
    [{ WIRESPEC_SITE_BASE_URL: 'docs' }, 'must start and end with a slash'],
    [{ WIRESPEC_SITE_EDIT_URL: 'main' }, 'must be a URL such as'],
    [{ WIRESPEC_SITE_SEARCH_PAGE_PATH: '/find' }, 'must be a path without leading or trailing slash'],
    [{ WIRESPEC_SITE_REPORT_URL: "https://a.example/; script-src 'unsafe-inline'" }, 'must be an HTTPS URL such as'],
    [{ WIRESPEC_SITE_SEARCH_EXTERNAL_URLS: '(' }, 'must be a regular expression'],
    [{ WIRESPEC_SITE_ANNOUNCEMENT_TEXT: 'Hello' }, 'WIRESPEC_SITE_ANNOUNCEMENT_ID is missing'],
    [
      { WIRESPEC_SITE_SEARCH_INDEX: 'index' },
      'WIRESPEC_SITE_SEARCH_APP_ID and WIRESPEC_SITE_SEARCH_API_KEY are missing',
    ],
    [
      { WIRESPEC_SITE_SEARCH_APP_ID: 'APP', WIRESPEC_SITE_SEARCH_API_KEY: ' ', WIRESPEC_SITE_SEARCH_INDEX: 'index' },
      'WIRESPEC_SITE_SEARCH_API_KEY is missing: the hosted search needs an application id, an API key and an index. Set all three, or none',
    ],
  ])('refuses %j with the message: %s', (environment, message) => {
    expect(() => readSiteOptions(environment)).toThrow(message);
  });
});

describe('search keys and secrets', () => {
  const HOSTED = {
    WIRESPEC_SITE_SEARCH_APP_ID: 'app',
    WIRESPEC_SITE_SEARCH_API_KEY: 'one-key-for-everything',
    WIRESPEC_SITE_SEARCH_INDEX: 'index',
  };

  it('refuses the admin key as the search key, because every page contains the search key', () => {
    expect(() => readSiteOptions({ ...HOSTED, SEARCH_ADMIN_KEY: 'one-key-for-everything ' })).toThrow(
      'WIRESPEC_SITE_SEARCH_API_KEY is the same key as SEARCH_ADMIN_KEY. That key can change the index',
    );
    expect(readSiteOptions({ ...HOSTED, SEARCH_ADMIN_KEY: 'another' }).hostedSearch?.apiKey).toBe(
      'one-key-for-everything',
    );
  });

  it('treats the values of variables with the name of a secret as secrets, but not the public key', () => {
    const environment = {
      ...HOSTED,
      SEARCH_ADMIN_KEY: 'may-write-everything',
      GITHUB_TOKEN: 'gh-0123456789',
      SHORT_TOKEN: 'main',
      HOME: '/home/somebody/long',
      COPY_OF_PUBLIC_KEY: 'one-key-for-everything',
    };
    expect([...readSecrets(readSiteOptions(environment), environment).keys()]).toEqual([
      'SEARCH_ADMIN_KEY',
      'GITHUB_TOKEN',
    ]);
  });
});

describe('isProduction', () => {
  it('distinguishes a build for publishing from the development server', () => {
    expect(isProduction({ NODE_ENV: 'production' })).toBe(true);
    expect(isProduction({ NODE_ENV: 'development' })).toBe(false);
    expect(isProduction({})).toBe(false);
  });
});
