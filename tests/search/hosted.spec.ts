// cspell:ignore testapp algolianet connectionrefused testkey
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { openPage } from '../support/openPage';
import { FIXTURE_FOLDER, FIXTURE_URL, SITE_FOLDER } from '../support/sites';
import { type Provider, type ProviderReply, startProvider } from '../support/startProvider';
import { expect, test } from '../support/test';
import { findScripts } from './findScripts';
import { openSearch } from './openSearch';

// The fixture site uses the hosted search. A server of this test imitates the hosts of the provider.

const HOSTS = /^https:\/\/testapp(?:-dsn|-\d)?\.(?:algolia\.net|algolianet\.com)\//;

test.use({
  baseURL: FIXTURE_URL,
  allowedProblems: [
    { match: /^request to another host: POST https:\/\/testapp/, reason: 'the test uses the hosted search' },
  ],
});

const hit = (number: number, title: string) => ({
  objectID: String(number),
  url: `https://example.com/docs/getting-started#part-${number}`,
  type: 'lvl2',
  content: null,
  hierarchy: {
    lvl0: 'Documentation',
    lvl1: 'Getting started',
    lvl2: title,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _snippetResult: {
    hierarchy: { lvl2: { value: `<mark>${title}</mark> & <img src=x onerror=alert(1)>`, matchLevel: 'full' } },
  },
});
const FOUND = {
  kind: 'json',
  body: {
    results: [
      {
        hits: [1, 2, 3, 4, 5, 6, 7].map((number) => hit(number, `Part ${number}`)),
        nbHits: 7,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        query: 'part',
        queryID: 'q',
      },
    ],
  },
} satisfies ProviderReply;

let provider: Provider;

test.beforeEach(async () => {
  provider = await startProvider(() => FOUND);
});

test.afterEach(async () => {
  await provider.stop();
});

/**
 * Redirects requests for the hosts of the provider to the server of this test.
 *
 * @param isDown - returns whether the host of a request is unreachable
 * @returns the names of the requested hosts, in order; grows with each request
 */
async function imitateHosts(page: Page, isDown: (request: Request) => boolean = () => false): Promise<string[]> {
  const requestedHosts: string[] = [];
  await page.route(HOSTS, async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url());
    requestedHosts.push(hostname);
    if (isDown(route.request())) {
      await route.abort('connectionrefused');
      return;
    }
    const answer = await fetch(`http://localhost:${provider.port}${pathname}${search}`, {
      method: 'POST',
      body: route.request().postData(),
    });
    await route.fulfill({
      status: answer.status,
      body: await answer.text(),
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    });
  });
  return requestedHosts;
}

test('R-68 the dialog sends requests in the format of the provider, and shows its response', async ({ page }) => {
  await imitateHosts(page);
  await openPage(page, '/docs/getting-started');
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://TESTAPP-dsn.algolia.net');
  const { dialog, rows, enterQuery } = await openSearch(page);
  await enterQuery('part');

  // The dialog shows at most five results of one page.
  await expect(rows).toHaveCount(5);
  await expect(dialog.locator('mark').first()).toHaveText('Part 1');
  await expect(rows.first()).toContainText('Part 1 & <img src=x onerror=alert(1)>');
  await expect(dialog.getByRole('link', { name: 'See all 7 results' })).toBeVisible();
  await expect(dialog.getByText('Search by Algolia')).toBeVisible();
  expect(provider.calls[0]).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    parameters: { 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'testkey' },
    body: {
      requests: [
        { indexName: 'fixture', query: 'part', hitsPerPage: 20, clickAnalytics: false, highlightPreTag: '<mark>' },
      ],
    },
  });
  const [call] = provider.calls;
  const { requests } = call?.body as { requests: { facetFilters: (string | string[])[] }[] };
  expect(requests[0]?.facetFilters[0]).toBe('language:en');
  expect(requests[0]?.facetFilters[1]).toContain('docusaurus_tag:docs-default-current');

  // the recorded host is not this one.
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(`${FIXTURE_URL}/docs/getting-started#part-1`);
});

test.describe('R-66 a result on another site', () => {
  const OTHER = 'https://playground.example.com/contracts';
  test.use({
    allowedProblems: [
      {
        match: /^request to another host: (?:POST https:\/\/testapp|GET https:\/\/playground)/,
        reason: 'the browser leaves the site',
      },
    ],
  });

  test('is the target of the browser', async ({ page }) => {
    const external = { ...hit(1, 'Part 1'), url: OTHER };
    provider.reply = () => ({
      kind: 'json',
      body: { results: [{ ...FOUND.body.results[0], hits: [external], nbHits: 1 }] },
    });
    await imitateHosts(page);
    await page.route(OTHER, (route) => route.fulfill({ contentType: 'text/html', body: 'Another site' }));
    await openPage(page, '/docs/getting-started');
    const { input, enterQuery } = await openSearch(page);
    await enterQuery('part');
    await input.press('Enter');
    await expect(page).toHaveURL(OTHER);
  });
});

test.describe('when a host is down', () => {
  test.use({
    allowedProblems: [
      {
        match: /^(?:request to another host: POST https:\/\/testapp|console error: Failed to load resource)/,
        reason: 'the test uses the hosted search, and the browser logs failures of its hosts',
      },
    ],
  });

  test('R-68 another host answers, and the host that is down gets no further requests', async ({ page }) => {
    const requestedHosts = await imitateHosts(page, (request) => new URL(request.url()).hostname.includes('-dsn.'));
    await openPage(page, '/docs/getting-started');
    const { rows, enterQuery } = await openSearch(page);
    await enterQuery('part');
    await expect(rows).toHaveCount(5);
    await enterQuery('parts');
    expect(requestedHosts.filter((host) => host.includes('-dsn.'))).toHaveLength(1);
  });

  test('R-67 an error is shown if no host responds, and the next query tries again', async ({ page }) => {
    let isDown = true;
    await imitateHosts(page, () => isDown);
    await openPage(page, '/docs/getting-started');
    const { dialog, rows, enterQuery, expectStatus } = await openSearch(page);
    await enterQuery('part');
    await expectStatus('error');
    await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog.getByRole('alert')).toContainText('You might want to check your network connection.');

    isDown = false;
    await enterQuery('parts');
    await expect(rows).toHaveCount(5);
  });

  test('R-68 an error status has another message than unreachable hosts', async ({ page }) => {
    provider.reply = () => ({ kind: 'json', status: 403, body: { message: 'Invalid key', status: 403 } });
    await imitateHosts(page);
    await openPage(page, '/docs/getting-started');
    const { dialog, enterQuery } = await openSearch(page);
    await enterQuery('part');
    await expect(dialog.getByRole('alert')).toContainText('status 403');
  });
});

test('R-68 a message reports an unreadable response', async ({ page }) => {
  provider.reply = () => ({ kind: 'text', body: '<html>Sign in</html>' });
  await imitateHosts(page);
  await openPage(page, '/docs/getting-started');
  const { dialog, enterQuery } = await openSearch(page);
  await enterQuery('part');
  await expect(dialog.getByRole('alert')).toContainText('unreadable response');
});

test('R-67 a response counts as late after 300 ms', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  provider.reply = () => ({ ...FOUND, after: released });
  await imitateHosts(page);
  await openPage(page, '/docs/getting-started');
  const { input, rows, expectStatus } = await openSearch(page);
  await input.fill('part');
  await expectStatus('stalled');
  release();
  await expect(rows).toHaveCount(5);
  await expectStatus('idle');
});

test.describe('the builds', () => {
  test.use({ allowedProblems: [] });

  test('R-69 the embedded build lacks the hosted client, and the hosted build lacks the engine and the index', () => {
    const [engine, hostedClient] = ['MiniSearch: ', 'algolianet.com'];

    expect(findScripts(SITE_FOLDER, engine)).toHaveLength(1);
    expect(findScripts(SITE_FOLDER, hostedClient)).toEqual([]);
    expect(findScripts(FIXTURE_FOLDER, hostedClient)).toHaveLength(1);
    expect(findScripts(FIXTURE_FOLDER, engine)).toEqual([]);
    expect(existsSync(path.join(FIXTURE_FOLDER, 'search-index.json'))).toBe(false);
  });

  test('R-68 no page of the embedded build connects to another host in advance', () => {
    const pages = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('index.html'),
    );
    const naming = pages.filter((file) =>
      /<link[^>]*(?:preconnect|dns-prefetch)/.test(readFileSync(path.join(SITE_FOLDER, file), 'utf8')),
    );
    expect(pages.length).toBeGreaterThan(40);
    expect(naming).toEqual([]);
  });
});
