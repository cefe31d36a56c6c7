import type { Page } from '@playwright/test';
import { nameCaches } from '../../lib/offline/caches';
import { openPage, waitForClient } from '../support/openPage';
import { readSite, readSiteFile, toHostPath } from '../support/readSite';
import { BELOW } from '../support/sites';
import { allowProblems, expect } from '../support/test';
import { openSearch } from '../search/openSearch';
import { readBuiltPage, test, visit } from './hostTest';
import type { Host } from './startHost';

// Emptying a shared context does not remove its service worker.
test.use({ serviceWorkers: 'allow', ownContext: true });

const VISITED = '/docs/language/types';
const OTHER = '/vision';
const UNSEEN = '/docs/language/annotations';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const ENTRY = /\/assets\/js\/((?:runtime~)?site)\.[\da-f]+\.js/g;
const WORKER = '/sw.js';

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Publishes pages whose scripts have other names, and these scripts, as the next release does. */
function publishRelease(host: Host, edit: (html: string) => string = (html) => html): void {
  for (const route of [VISITED, OTHER, UNSEEN]) {
    const html = readBuiltPage(route);
    for (const [address, name] of html.matchAll(ENTRY))
      host.publish(nameNext(name), readSiteFile(address.slice(1)), SCRIPT);
    host.publish(route, edit(html.replaceAll(ENTRY, (_, name: string) => nameNext(name))), HTML);
  }
  host.publish(WORKER, `${readSiteFile(WORKER.slice(1))}\n// The next release.`, SCRIPT);
}

const nameNext = (name = ''): string => `/assets/js/${name}.0000000a.js`;

/** Lists the addresses of scripts whose cached responses are not scripts. */
function listWrongScripts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request, { ignoreVary: true }))?.headers.get('content-type') ?? '';
        if (/\.js$/.test(request.url) && !type.includes('javascript')) wrong.push(request.url);
      }
    }

    return wrong;
  });
}

/** Counts the cached responses with a content. */
function countCopies(page: Page, content: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request, { ignoreVary: true }))?.text()) === wanted) count += 1;
    }

    return count;
  }, content);
}

test('an old tab announces changed text, but not renamed scripts', BELOW, async ({ page, host }) => {
  test.setTimeout(300_000);
  await visit(page, host, VISITED);
  // Compares workers instead of waiting for an event, because the browser may also look for an update by itself.
  // `update()` may join a check that has already read the former worker, so the page asks until the next worker is
  // there. On a busy machine, Chromium sometimes leaves the next worker installed for more than 20 seconds before it
  // activates it. The cause is unknown.
  const takeOver = async (publish: () => void): Promise<void> => {
    const previous = await page.evaluateHandle(() => navigator.serviceWorker.controller);
    publish();
    await expect
      .poll(
        () =>
          page.evaluate(async (worker) => {
            const registration = await navigator.serviceWorker.ready;
            await registration.update().catch(() => undefined);

            return navigator.serviceWorker.controller !== worker;
          }, previous),
        { timeout: 120_000 },
      )
      .toBe(true);
  };
  const compared = page.waitForResponse((response) => new URL(response.url()).pathname === toHostPath(VISITED));
  await takeOver(() => {
    publishRelease(host);
  });
  await compared;
  await page.waitForLoadState('networkidle');
  const notice = page.getByText('There is a newer version of this page.');
  await expect(notice).toHaveCount(0);
  await takeOver(() => {
    publishRelease(host, (html) => html.replaceAll('>Types<', '>Types, revised<'));
    host.publish(WORKER, `${readSiteFile(WORKER.slice(1))}\n// The release after it.`, SCRIPT);
  });
  await expect(notice).toBeVisible();
  // Pages of the sidebar are not prefetched, so this page is from the new release: the browser loads it as a document,
  // and its scripts work.
  await page.locator(`.theme-doc-sidebar-menu a[href="${toHostPath(UNSEEN)}"]`).click();
  await expect(findHeading(page)).toHaveText('Annotations');
  await expect(page.locator(`script[src="${toHostPath(nameNext('site'))}"]`)).not.toHaveCount(0);
  await waitForClient(page);
  await openSearch(page);
});

test('an old worker shows the pages of a new release at once', BELOW, async ({ page, host }) => {
  await visit(page, host, VISITED);
  publishRelease(host, (html) => html.replaceAll('>Types<', '>Types, revised<'));
  await openPage(page, host.url + VISITED);
  await expect(findHeading(page)).toHaveText('Types, revised');
});

test.describe('a partially deployed host', () => {
  allowProblems({
    match: /^console error: .*(?:status of 404|MIME type)/,
    reason: 'the scripts of the new release are missing',
  });

  test('shows its text, and works after its scripts are deployed', BELOW, async ({ page, host }) => {
    await visit(page, host, VISITED);
    host.publish(VISITED, readBuiltPage(VISITED).replaceAll(ENTRY, '/assets/js/$1.0000000b.js'), HTML);
    await page.goto(host.url + VISITED);
    await expect(findHeading(page)).toHaveText('Types');
    for (const [address, name = ''] of readBuiltPage(VISITED).matchAll(ENTRY))
      host.publish(`/assets/js/${name}.0000000b.js`, readSiteFile(address.slice(1)), SCRIPT);
    await page.reload();
    await waitForClient(page);
    expect(await listWrongScripts(page)).toEqual([]);
  });
});

test('a new release during the download stops it, and a message asks the reader to try again later', async ({
  page,
  host,
}) => {
  await openPage(page, `${host.url}/offline`);
  // One page is from the next release, the list is from this one.
  publishRelease(host, (html) => html.replaceAll('>Types<', '>Types, revised<'));
  const keep = page.getByRole('button', { name: /^Keep/ });
  await keep.click();
  await expect(page.getByText(/A new release may be in progress\. Try again later\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeHidden();
  await expect(keep).toBeFocused();
});

test('a host that is rolled back shows the older text again, and works', BELOW, async ({ page, host }) => {
  await visit(page, host, VISITED);
  publishRelease(host, (html) => html.replaceAll('>Types<', '>Types, revised<'));
  await openPage(page, host.url + VISITED);
  await expect(findHeading(page)).toHaveText('Types, revised');
  host.publish(VISITED, readBuiltPage(VISITED), HTML);
  host.publish(OTHER, readBuiltPage(OTHER), HTML);
  host.publish(WORKER, readSiteFile(WORKER.slice(1)), SCRIPT);
  await openPage(page, host.url + VISITED);
  await expect(findHeading(page)).toHaveText('Types');
  await page.getByRole('link', { name: 'Vision', exact: true }).first().click();
  await expect(page).toHaveTitle(/Vision/);
});

test(
  'a script that is fetched again after a failure comes from the network, not from the worker',
  BELOW,
  async ({ page, host }) => {
    await visit(page, host, VISITED);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const [address = ''] = readBuiltPage(VISITED).match(ENTRY) ?? [];
    host.publish(address, 'next();', SCRIPT);
    const request = (cache: RequestCache): Promise<string> =>
      page.evaluate(
        async ([script = '', mode]) => (await fetch(script, { cache: mode as RequestCache })).text(),
        [toHostPath(address), cache],
      );
    expect(await request('default')).toBe(readSiteFile(address.slice(1)));
    expect(await request('reload')).toBe('next();');
  },
);

test.describe('a captive portal', () => {
  allowProblems({
    match: /^(?:console error|page error|failed request)/,
    reason: 'the portal answers every request with its page, and later the host is away',
  });

  test(
    'does not affect the site after signing in: pages and scripts are those of the site',
    BELOW,
    async ({ page, host }) => {
      await visit(page, host, VISITED);
      // Stores the script as the worker of an earlier release did.
      const scripts = (readBuiltPage(VISITED).match(ENTRY) ?? []).map(toHostPath);
      expect(scripts).toHaveLength(2);
      await page.evaluate(
        async ([name = '', ...addresses]) => {
          const cache = await caches.open(name);
          for (const address of addresses)
            await cache.put(address, new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }));
        },
        [nameCaches(readSite().path).assets, ...scripts],
      );
      host.answerAll(
        '<!doctype html><title>Portal</title><script src="/assets/js/portal.0000000c.js"></script><h1>Sign in</h1>',
        HTML,
      );
      await page.goto(host.url + OTHER);
      await expect(findHeading(page)).toHaveText('Sign in');
      host.answerAll(undefined);
      await openPage(page, host.url + OTHER);
      await expect(findHeading(page)).not.toHaveText('Sign in');
      await openPage(page, host.url + VISITED);
      expect(await listWrongScripts(page)).toEqual([]);
      await host.stop();
      await page.goto(host.url + VISITED);
      await expect(findHeading(page)).toHaveText('Types');
    },
  );
});

test(
  'the page of a captive portal is not cached as the search index or a script, even with their content types',
  BELOW,
  async ({ page, host }) => {
    const portal = '<!doctype html><title>Portal</title>';
    await visit(page, host, VISITED);
    const request = (route: string): Promise<string> =>
      page.evaluate(async (address) => (await fetch(address)).text(), toHostPath(route));
    host.answerAll(portal, 'application/json');
    expect(await request('/search-index.json')).toBe(portal);
    host.answerAll(portal, SCRIPT);
    expect(await request(nameNext('site'))).toBe(portal);
    host.answerAll(undefined);
    // The worker checks this script after the two answers of the portal. It is from the next release, too, and is kept.
    host.publish(nameNext('runtime~site'), 'go();', SCRIPT);
    await request(nameNext('runtime~site'));
    await expect.poll(() => countCopies(page, 'go();')).toBe(1);
    expect(await countCopies(page, portal)).toBe(0);
  },
);
