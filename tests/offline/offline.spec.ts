import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { bundleScript } from '../../lib/scripts/bundleScript';
import { openPage } from '../support/openPage';
import { saveData } from '../support/saveData';
import { BELOW, FIXTURE_URL } from '../support/sites';
import { readSiteFile, toHostPath } from '../support/readSite';
import { allowProblems, expect } from '../support/test';
import { openSearch } from '../search/openSearch';
import { readBuiltPage, test, visit, waitUntilCached } from './hostTest';

// Emptying a shared context does not remove its service worker.
test.use({ serviceWorkers: 'allow', ownContext: true });

const VISITED = '/docs/language/types';
const OTHER = '/docs/plugins/maven';
const WORKER = 'sw.js';

/** Limit for waiting until all 12 MB of the documentation are stored, which a busy machine does more slowly. */
const DOWNLOADED = { timeout: 60_000 };

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const NO_CONNECTION = [
  {
    // A page may be prefetching when the host goes away.
    match:
      /^(?:console error|failed request): .*(?:ERR_CONNECTION_\w+|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|ERR_FAILED|status of 503)/,
    reason: 'the host is away, or stops in the middle of a response',
  },
];

/** Counts the files whose age the worker has stored. Runs in the page. */
async function countAges(): Promise<number> {
  // Opening a database that does not exist would create an empty one, which the worker could not use.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'workbox-expiration')) return 0;

  return new Promise((resolve) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.addEventListener('success', () => {
      const { result: database } = opening;
      const counting = database.transaction('cache-entries').objectStore('cache-entries').count();
      counting.addEventListener('success', () => {
        database.close();
        resolve(counting.result);
      });
    });
  });
}

/** Headers that restrict a page and its scripts. */
const POLICIES = ['content-security-policy', 'cross-origin-resource-policy', 'permissions-policy'];

function listPolicies(answer: Response): string[] {
  return POLICIES.flatMap((name) => answer.headers()[name] ?? []);
}

test.describe('without a connection', () => {
  allowProblems(...NO_CONNECTION);

  test('a page that was visited opens, with its styles and scripts', BELOW, async ({ page, host }) => {
    await visit(page, host, VISITED);
    await host.stop();
    await page.goto('about:blank');
    await openPage(page, host.url + VISITED);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Bricolage');
    // Causes one of the allowed problems, which may not occur otherwise.
    await page.evaluate(() => fetch('/llms.txt').catch(() => undefined));
  });

  test(
    'a page that was reached by a link is cached, too, and opens under other spellings of its address',
    BELOW,
    async ({ page, host }) => {
      await visit(page, host, VISITED);
      await page
        .locator(`a[href="${toHostPath('/docs/language/endpoints')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(/endpoints/);
      const followed = page.url();
      await waitUntilCached(page, followed);
      await host.stop();
      await openPage(page, `${host.url}${VISITED}?from=test`);
      await openPage(page, `${followed}/`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not on your device/);
      await page.evaluate(() => fetch('/llms.txt').catch(() => undefined));
    },
  );

  test(
    'an address that was never visited shows a page with status 503, which lists the cached pages',
    BELOW,
    async ({ page, host }) => {
      await visit(page, host, VISITED);
      await host.stop();
      const answer = await openPage(page, host.url + OTHER);
      expect(answer.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device.');
      await expect(page.getByText('There is no connection, and this page is not saved on this device.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Types', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device.');
      await host.restart();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maven/);
    },
  );

  test(
    'the documentation and its search work offline after the reader has saved them, until they are removed',
    BELOW,
    async ({ page, host }) => {
      await openPage(page, `${host.url}/offline`);
      const button = page.getByRole('button', { name: /^Keep the documentation on this device \(\d+\.\d MB\)$/ });
      await expect(
        page.getByText(
          /^The documentation will take up \d+\.\d MB on this device\. About \d+\.\d MB will be downloaded\.$/,
        ),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeHidden();
      // The progress may disappear before a test can find it.
      const progress = page.locator('progress').evaluate(
        (bar) =>
          new Promise<boolean>((resolve) => {
            new MutationObserver(() => {
              resolve(bar.checkVisibility());
            }).observe(bar, { attributes: true });
          }),
      );
      await button.click();
      expect(await progress).toBe(true);
      await expect(page.getByRole('status').getByText('The documentation is on this device.')).toBeVisible(DOWNLOADED);
      await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeFocused();

      // The search starts from files on the device: no page has loaded it before.
      const online = await openPage(page, host.url + OTHER);
      const search = await openSearch(page);
      await search.enterQuery('enum');
      await expect(search.rows.first()).toBeVisible();
      await openPage(page, `${host.url}/play`);
      await expect(page.getByText('Compiles', { exact: true })).toBeVisible();
      await host.stop();

      const offline = await openPage(page, host.url + OTHER);
      const policies = listPolicies(online);
      expect(policies).toHaveLength(POLICIES.length);
      expect(listPolicies(offline)).toEqual(policies);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maven/);
      const { enterQuery, rows } = await openSearch(page);
      await enterQuery('channel');
      await expect(rows.first()).toBeVisible();

      await openPage(page, `${host.url}/docs`);
      await expect(page).toHaveURL(`${host.url}/docs/getting-started`);

      await openPage(page, `${host.url}/offline`);
      await page.getByRole('button', { name: 'Remove the documentation' }).click();
      await expect(page.getByText('The documentation was removed from this device.')).toBeVisible();
      // No button is left, because nothing can be downloaded.
      await expect(
        page.getByText('The documentation cannot be downloaded, because its list of files could not be fetched.'),
      ).toBeFocused();
      await openPage(page, `${host.url}/docs/plugins/gradle`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device.');
    },
  );

  test(
    'the Markdown of pages opens and can be copied offline only if the documentation is saved',
    BELOW,
    async ({ page, host, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(host.url).origin });
      await visit(page, host, VISITED);
      await host.stop();
      const missing = await page.goto(`${host.url}${VISITED}.md`);
      expect(missing?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device.');
      await host.restart();
      await openPage(page, `${host.url}/offline`);
      await page.getByRole('button', { name: /^Keep/ }).click();
      await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeVisible(DOWNLOADED);
      await host.stop();

      await openPage(page, host.url + OTHER);
      await page.getByText('Copy page').click();
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(page.getByText('Copied', { exact: true })).toBeVisible();
      const markdown = readSiteFile(`${OTHER.slice(1)}.md`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      const answer = await page.goto(`${host.url}${OTHER}.md`);
      expect(answer?.status()).toBe(200);
      expect(await answer?.text()).toBe(markdown);
    },
  );

  test('below a path, the worker caches only the files of the site', async ({ page, host }) => {
    const offlinePageFiles = ['/below/offline'];
    const setup = { baseUrl: '/below/', release: 'one', offlinePageFiles, hashes: {}, redirects: {} };
    host.publish(
      '/below/sw.js',
      await bundleScript(path.join(__dirname, '../../plugins/offline/worker/serve.ts'), setup),
      SCRIPT,
    );
    for (const name of ['', 'offline', 'visited']) {
      const head = `<link rel="icon" href="data:,"><link rel="canonical" href="https://wirespec.io/below/${name}">`;
      host.publish(`/below/${name}`, `<!doctype html>${head}<body><h1>Page ${name}</h1></body>`, HTML);
    }
    await page.goto(`${host.url}/below/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/below/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.goto(`${host.url}/below/visited`);
    await waitUntilCached(page, '/below/visited');
    await page.evaluate(() => fetch('/how'));
    await host.stop();
    await page.goto(`${host.url}/below/visited`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page visited');
    const answer = await page.goto(`${host.url}/below/never`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page offline');
    expect(await page.evaluate(() => caches.match('/how').then(Boolean))).toBe(false);
    expect((await page.evaluate(() => caches.keys())).filter((name) => !name.startsWith('wirespec /below/ '))).toEqual(
      [],
    );
  });
});

test('a notice announces a new release in an open page, and a reload shows it', BELOW, async ({ page, host }) => {
  await visit(page, host, VISITED);
  const html = readBuiltPage(VISITED);
  host.publish(VISITED, html.replaceAll('>Types<', '>Types, revised<'), HTML);
  host.publish(`/${WORKER}`, `${readSiteFile(WORKER)}\n// Another release.`, SCRIPT);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'There is a newer version of this page.' });
  await expect(notice).toBeVisible();
  expect(await findViolations(page, 'notice', { within: '[data-offline-notice]' })).toEqual([]);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types, revised');
  await expect(notice).toHaveCount(0);
});

test('the notice about a page is not shown on the next page', async ({ page, host }) => {
  await visit(page, host, VISITED);
  const html = readBuiltPage(VISITED);
  host.publish(VISITED, html.replaceAll('>Types<', '>Types, revised<'), HTML);
  host.publish(`/${WORKER}`, `${readSiteFile(WORKER)}\n// Another release.`, SCRIPT);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByText('There is a newer version of this page.');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Vision', exact: true }).first().click();
  await expect(page).toHaveTitle(/Vision/);
  await expect(notice).toHaveCount(0);
});

test('a page that is opened after a new release is the new one, without a notice', async ({ page, host }) => {
  await visit(page, host, VISITED);
  const html = readBuiltPage(VISITED);
  host.publish(VISITED, html.replaceAll('>Types<', '>Types, revised<'), HTML);
  const worker = `${readSiteFile(WORKER)}\n// Another release.`;
  host.publish(`/${WORKER}`, worker, SCRIPT);
  await openPage(page, host.url + VISITED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types, revised');
  // By now, the page has registered the new worker and would have announced it.
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await expect(page.locator('[data-offline-notice]')).toHaveCount(0);
});

test(
  'the page reports that the saved documentation is from an older release, and updates it',
  BELOW,
  async ({ page, host }) => {
    await openPage(page, `${host.url}/offline`);
    await page.getByRole('button', { name: /^Keep/ }).click();
    await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeVisible(DOWNLOADED);
    const list = JSON.parse(readSiteFile('offline-files.json')) as { release: string; files: { path: string }[] };
    host.publish('/offline-files.json', JSON.stringify({ ...list, release: 'next' }), 'application/json');
    await openPage(page, host.url + VISITED);
    await openPage(page, `${host.url}/offline`);
    await expect(page.getByText('The documentation on this device is from an older release.')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: /^Update the documentation/ }).click();
    await expect(page.getByText('The documentation is on this device and takes')).toBeVisible();
    // Only the list has changed. The page also prefetches pages that it links to.
    const linked = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const unlinked = requests.filter(
      (pathname) => pathname.startsWith(toHostPath('/docs')) && !linked.includes(pathname),
    );
    expect(unlinked).toEqual([]);
  },
);

test('a worker that is switched off removes itself and its caches', async ({ page, host }) => {
  await visit(page, host, VISITED);
  await page.evaluate(() => caches.open('of another site'));
  await expect.poll(() => page.evaluate(countAges)).toBeGreaterThan(0);
  // The fixture site is built without offline reading.
  const removing = await (await fetch(`${FIXTURE_URL}/${WORKER}`)).text();
  host.publish(`/${WORKER}`, removing, SCRIPT);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
    )
    .toEqual([0, ['of another site']]);
  await expect.poll(() => page.evaluate(countAges)).toBe(0);
});

test('readers who save data get no worker until they ask for one', async ({ page, host }) => {
  await saveData(page);
  await openPage(page, `${host.url}/offline`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeVisible(DOWNLOADED);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('the page about reading offline is linked on every page, and accessible', BELOW, async ({ page, host }) => {
  await openPage(page, `${host.url}/how`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading offline');
  await expect(page.getByRole('button', { name: /^Keep/ })).toBeVisible();
  expect(await findViolations(page, '/offline')).toEqual([]);
});

test(
  'the site can be installed: its manifest has a start, a scope and icons for every shape',
  BELOW,
  async ({ request }) => {
    const manifest = (await (await request.get('./manifest.webmanifest')).json()) as Record<string, unknown>;
    expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'minimal-ui' });
    expect(manifest.icons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sizes: '192x192', type: 'image/png' }),
        expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
      ]),
    );
  },
);

test('browsers can install the site', BELOW, async ({ page, host }) => {
  await openPage(page, `${host.url}/`);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test(
  'browsers revalidate the worker each time, and the policy allows only workers of this host',
  BELOW,
  async ({ request }) => {
    const { 'cache-control': caching, 'content-security-policy': policy } = (
      await request.get(`./${WORKER}`)
    ).headers();
    expect(caching).toBe('no-cache');
    expect(policy).toContain("worker-src 'self'");
  },
);

const UNSUPPORTED = 'This browser cannot save pages of this site. If this is a private window, try a regular one.';

/** Expects that the page does not offer offline reading. */
async function expectNoOffer(page: Page): Promise<void> {
  await expect(page.getByText('You can keep all pages')).toBeHidden();
  await expect(page.getByText('pages that you visit stay on your device')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Keep/ })).toBeHidden();
}

/** Ways in which browsers refuse to store files. Each function runs in the page before its scripts. */
const REFUSALS: Record<string, () => void> = {
  'have no cache storage': () => {
    Object.defineProperty(globalThis, 'caches', { value: undefined });
  },
  'throw when a script reads `caches`': () => {
    Object.defineProperty(globalThis, 'caches', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'reject every use of cache storage': () => {
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    for (const name of ['has', 'keys', 'open', 'match', 'delete'] as const) CacheStorage.prototype[name] = refuse;
  },
};

for (const [refusal, prepare] of Object.entries(REFUSALS)) {
  test(`in browsers that ${refusal}, the page shows a message and does not offer offline reading`, async ({
    page,
    host,
  }) => {
    await page.addInitScript(prepare);
    await openPage(page, `${host.url}/offline`);
    await expect(page.getByText(UNSUPPORTED)).toBeVisible();
    await expectNoOffer(page);
  });
}

test('the documentation cannot be removed while it is downloaded', async ({ page, host }) => {
  await openPage(page, `${host.url}/offline`);
  await page.getByRole('button', { name: /^Keep/ }).click();
  const remove = page.getByRole('button', { name: 'Remove the documentation' });
  await expect(remove).toBeVisible(DOWNLOADED);
  const list = JSON.parse(readSiteFile('offline-files.json')) as object;
  host.publish('/offline-files.json', JSON.stringify({ ...list, release: 'next' }), 'application/json');
  await openPage(page, `${host.url}/offline`);
  const update = page.getByRole('button', { name: /^Update/ });
  await expect(update).toBeVisible();
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/offline-files.json', async (route) => {
    await held;
    await route.continue();
  });
  await update.click();
  await expect(page.getByText('The documentation is being downloaded.')).toBeVisible();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  // Playwright's `click` would wait until the button is enabled.
  await remove.dispatchEvent('click');
  finish();
  await expect(page.getByText(/^The documentation is on this device and takes/)).toBeVisible();
  await expect(remove).not.toHaveAttribute('aria-disabled');
  await remove.click();
  await expect(page.getByRole('button', { name: /^Keep/ })).toBeFocused();
});

test('if the browser refuses the service worker, nothing is saved, and the page reports it', async ({ page, host }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await openPage(page, `${host.url}/offline`);
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByText('The documentation was not saved: the service worker')).toBeVisible();
  await expect(page.getByText(/The documentation is on this device/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('saved documentation without its service worker is not readable, and becomes readable without a download', async ({
  page,
  host,
}) => {
  // For readers who save data, only the button installs the service worker.
  await saveData(page);
  await openPage(page, `${host.url}/offline`);
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeVisible(DOWNLOADED);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto('about:blank');
  await openPage(page, `${host.url}/offline`);
  await expect(page.getByText('cannot be read without a connection')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Make the documentation readable offline' }).click();
  await expect(page.getByText('The documentation is on this device and takes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the documentation' })).toBeFocused();
  expect(requests.filter((pathname) => pathname.startsWith('/docs'))).toEqual([]);
});

test.describe('when files of the site are missing', () => {
  allowProblems({ match: /status of 404|ERR_ABORTED|bad HTTP response code/, reason: 'the test answers with 404' });

  test('the page reports a worker that fails to load, and nothing is saved', async ({ page, host, context }) => {
    await context.route(`**/${WORKER}`, (route) => route.fulfill({ status: 404, body: '' }));
    await openPage(page, `${host.url}/offline`);
    await page.getByRole('button', { name: /^Keep/ }).click();
    await expect(page.getByText('The documentation was not saved: the service worker')).toBeVisible();
    await expect(page.getByText(/The documentation is on this device/)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('without its script, the page does not offer offline reading until the reader tries again', async ({
    page,
    host,
  }) => {
    const script = /\/offline\.[\da-f]+\.js$/;
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await openPage(page, `${host.url}/offline`);
    await expect(page.getByText('The script that manages the saved pages could not be started.')).toBeVisible();
    await expectNoOffer(page);
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^Keep/ })).toBeVisible();
  });

  test('the page starts without a reload when the reader comes back after its script has failed', async ({
    page,
    host,
  }) => {
    const script = /\/offline\.[\da-f]+\.js$/;
    const failure = page.getByText('The script that manages the saved pages could not be started.');
    // Prevents the service worker from requesting the script, because the test could not fail that request.
    await saveData(page);
    await openPage(page, host.url + VISITED);
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').locator('a[href$="/offline"]').click();
    await expect(failure).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
    await page.unroute(script);
    await page.goForward();
    await expect(page.getByRole('button', { name: /^Keep/ })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what saving pages requires, and what works without it', async ({ page, host }) => {
    await page.goto(`${host.url}/offline`);
    // Playwright cannot find text in `noscript` elements.
    const notice = page.locator('main noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(
      'Saving pages for offline reading requires JavaScript. With a connection, you can read all pages of the documentation and the blog without it.',
    );
  });
});
