import type { Page } from '@playwright/test';
import { followByKeyboard } from '../support/followByKeyboard';
import { openPage, waitForClient } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { write } from '../support/write';
import { LOSSY_DOCUMENT } from '../workbench/documents';
import { findOutput, openWorkbench } from '../workbench/openWorkbench';

/** The initial scripts of a page, and those that it loads later. */
const ENTRY = /\/assets\/js\/((?:runtime~)?site)\.\w+\.js/g;
const LATER_SCRIPT = /\/assets\/js\/(?!site|runtime)/;

/** Matches the script that colors JSON and documents in editors, which also work without colors. */
const JSON_GRAMMAR = /\/assets\/js\/grammar-json\./;

/** Serves the pages of a newer release, whose scripts have other names and the same content. */
async function serveNewRelease(page: Page, nameRelease: () => string): Promise<void> {
  await page.route(/\/assets\/js\/(?:runtime~)?site\.next/, async (route, request) => {
    const [, name] = /\/((?:runtime~)?site)\.next/.exec(request.url()) ?? [];
    const origin = new URL(request.url()).origin;
    const html = await (await page.request.get(origin)).text();
    const [source = ''] = [...html.matchAll(ENTRY)].filter(([, entry]) => entry === name).map(([match]) => match);
    await route.fulfill({ response: await page.request.get(origin + source) });
  });
  await page.route('**/*', async (route, request) => {
    if (!['document', 'fetch'].includes(request.resourceType())) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(ENTRY, `/assets/js/$1.next${nameRelease()}.js`) });
  });
}

/** Counts the documents that the browser loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });

  return () => loads;
}

test('after a new release, an open tab loads the next page as a document, and only once', async ({ page }) => {
  await openPage(page, '/how');
  const readLoads = countLoads(page);
  await serveNewRelease(page, () => 'A');
  await followByKeyboard(page, 'Vision');
  await expect(page).toHaveTitle(/Vision/);
  await expect(page.locator('script[src*="site.nextA"]')).toHaveCount(2);
  await waitForClient(page);
  expect(readLoads()).toBe(1);
  await followByKeyboard(page, 'Blog');
  await expect(page).toHaveTitle(/blog/i);
  expect(readLoads()).toBe(1);
  await page.goBack();
  await expect(page).toHaveTitle(/Vision/);
});

test.describe('a script that was removed with an older release', () => {
  test.use({ baseURL: FIXTURE_URL });
  allowProblems({ match: /^console error: .*status of 404/, reason: 'the server no longer has the script' });

  test('makes the browser load the page again, and the page appears', async ({ page }) => {
    let isOld = true;
    let deploy = (): void => undefined;
    const deployment = new Promise<void>((resolve) => {
      deploy = resolve;
    });
    await page.route(LATER_SCRIPT, async (route) => {
      await deployment;
      if (isOld) await route.fulfill({ status: 404, body: '' });
      else await route.fallback();
    });
    const readLoads = countLoads(page);
    page.on('response', (response) => {
      // The server now has the new release, and the page requests it.
      if (response.request().resourceType() === 'fetch') isOld = false;
    });
    // Does not wait for the load event, because the later scripts wait for the new release.
    await page.goto('/lazy', { waitUntil: 'domcontentloaded' });
    await serveNewRelease(page, () => 'A');
    deploy();
    await expect(page.getByText('The late part is here.')).toBeVisible();
    expect(readLoads()).toBe(2);
  });

  test('causes at most one reload, even if the servers of a host deliver different releases', async ({ page }) => {
    await page.route(LATER_SCRIPT, (route) => route.fulfill({ status: 404, body: '' }));
    let release = 0;
    await serveNewRelease(page, () => String((release += 1)));
    const readLoads = countLoads(page);
    await page.goto('/lazy');
    await expect.poll(readLoads).toBe(2);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(page.getByRole('alert')).toContainText('Check the connection and try again.');
    await page.waitForLoadState('networkidle');
    expect(readLoads()).toBe(2);
  });
});

test.describe('scripts of the search that fail to load', () => {
  allowProblems({ match: /^console error: .*status of 50\d/, reason: 'the server fails' });

  test('lead to the search page once, and it reports the failure and offers to try again', async ({ page }) => {
    await openPage(page, '/docs/plugins');
    await page.route(LATER_SCRIPT, (route) => route.fulfill({ status: 503, body: '' }));
    const readLoads = countLoads(page);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(/\/search/);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(readLoads()).toBe(1);
    await page.unroute(LATER_SCRIPT);
    await retry.click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});

test.describe('scripts of the editor that fail to load', () => {
  allowProblems({ match: /^console error: .*status of 503/, reason: 'the server fails' });

  for (const address of ['/docs/language/types', '/']) {
    test(`show a message in the block, and the next click tries again: ${address}`, async ({ page }) => {
      await openPage(page, address);
      await page.route(LATER_SCRIPT, (route) => route.fulfill({ status: 503, body: '' }));
      const block = page.locator('[data-contract]').first();
      await block.getByRole('button', { name: 'Edit' }).first().click();
      await expect(block.getByRole('status').first()).toHaveText(
        'The editor could not be opened. Check the connection and try again, or reload the page.',
      );
      await page.unroute(LATER_SCRIPT);
      await block.getByRole('button', { name: 'Edit' }).first().click();
      await expect(block.getByRole('textbox')).toBeFocused();
    });
  }
});

test.describe('scripts of the workbench that fail to load', () => {
  allowProblems({
    match: /^(?:console (?:error: .*status of 503|warning: ChunkLoadError)|page error: Unexpected token '<')/,
    reason: 'the server fails, or a portal answers',
  });

  test('cause an error message, and a button loads them again', async ({ page }) => {
    await openWorkbench(page);
    // Colors mean that the compiler and the highlighter are loaded.
    await expect(findOutput(page).locator('span').first()).toBeVisible();
    let refusals = 0;
    await page.route(LATER_SCRIPT, async (route) => {
      await route.fulfill({ status: 503, body: '' });
      refusals += 1;
    });
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(
      'This part could not be loaded. Nothing you wrote is lost. Check the connection and try again.Try again',
    );
    const retry = alert.getByRole('button', { name: 'Try again' });
    const before = refusals;
    await retry.click();
    // The script is fetched again, and then loaded.
    await expect.poll(() => refusals).toBeGreaterThanOrEqual(before + 2);
    await expect(retry).toBeFocused();
    await page.unroute(LATER_SCRIPT);
    await retry.click();
    await expect(page.getByRole('region', { name: 'Check JSON' })).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  });

  for (const [name, answer] of [
    ['an error', { status: 503, body: '' }],
    ['the page of a captive portal', { contentType: 'text/html', body: '<h1>Sign in</h1>' }],
  ] as const) {
    test(`leave an editor without colors, in which readers can work: ${name}`, async ({ page }) => {
      await openWorkbench(page);
      await page.route(JSON_GRAMMAR, (route) => route.fulfill(answer));
      await page.getByRole('button', { name: 'Convert', exact: true }).click();
      const editor = page.getByRole('textbox', { name: /^Document/ });
      await write(editor, JSON.stringify(LOSSY_DOCUMENT));
      await expect(page.getByRole('region', { name: 'Losses of the conversion' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute(JSON_GRAMMAR);
      await page.getByRole('button', { name: 'Read', exact: true }).click();
      await page.getByRole('button', { name: 'Convert', exact: true }).click();
      await expect(editor.locator('.cs').first()).toBeVisible();
    });
  }
});

test('a failure to load the YAML parser is reported, and a button tries again', async ({ page }) => {
  await openWorkbench(page, '?mode=convert');
  const document = page.getByRole('textbox', { name: /^Document/ });
  // Everything but the YAML parser is loaded when the contract has colors and the losses are listed.
  await write(document, JSON.stringify(LOSSY_DOCUMENT));
  await expect(page.getByRole('region', { name: 'Losses of the conversion' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Converted contract' }).locator('code span').first()).toBeVisible();
  const problems = page.getByRole('list', { name: 'Problems' });
  await page.route(LATER_SCRIPT, (route) => route.fulfill({ status: 503, body: '' }));
  await write(document, 'hello: world');
  await expect(problems).toContainText('The document reader could not be loaded or started.');
  await page.unroute(LATER_SCRIPT);
  const result = page.getByRole('region', { name: 'Converted contract' });
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(problems).toContainText('does not look like an OpenAPI 2 or 3 document or an Avro schema');
  await expect(result.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
