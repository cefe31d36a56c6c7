import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { openPage } from '../support/openPage';
import { readSite, toHostPath } from '../support/readSite';
import { BELOW } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';

/** Finds the visible page menu. */
function findMenu(page: Page) {
  return page.getByRole('main').locator('details', { hasText: 'Copy page' });
}

function readMarkdown(route: string): string {
  return readFileSync(path.join(readSite().folder, `${route}.md`), 'utf8');
}

async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('the menu that copies a page', () => {
  for (const route of ['/docs/language/channels', '/blog/type-constraints']) {
    test(`copies ${route} as Markdown, and requests the Markdown only then`, BELOW, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await openPage(page, `.${route}`);
      const menu = findMenu(page);
      await menu.getByText('Copy page').click();
      expect(requests.filter((address) => address.endsWith('.md'))).toEqual([]);
      await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(menu.getByRole('status')).toHaveText('Copied');
      expect(await readClipboard(page)).toBe(readMarkdown(route));
      expect(requests.filter((address) => address.endsWith('.md'))).toEqual([toHostPath(`${route}.md`)]);
    });
  }

  test('copies as text in browsers without ClipboardItem', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'ClipboardItem');
      Reflect.deleteProperty(Clipboard.prototype, 'write');
    });
    await openPage(page, './docs/language/channels');
    const menu = findMenu(page);
    await menu.getByText('Copy page').click();
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(readMarkdown('/docs/language/channels'));
  });

  test('copies the page that was reached by a link', BELOW, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, './docs/language/types');
    await page.getByRole('main').getByRole('link', { name: 'Next Endpoints' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endpoints');
    const menu = findMenu(page);
    await menu.getByText('Copy page').click();
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(readMarkdown('/docs/language/endpoints'));
    await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute(
      'href',
      toHostPath('/docs/language/endpoints.md'),
    );
  });

  test('opens by keyboard, closes on Escape with the focus where it was, and on a click elsewhere', async ({
    page,
  }) => {
    await openPage(page, './docs/language/channels');
    const menu = findMenu(page);
    const button = menu.getByText('Copy page');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toHaveAttribute('open');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).not.toHaveAttribute('open');
  });

  test('has no accessibility violation while it is open', async ({ page }) => {
    await openPage(page, './blog/type-constraints');
    await findMenu(page).getByText('Copy page').click();
    expect(await findViolations(page, 'the open menu')).toEqual([]);
  });
});

test.describe('the menu, if the server fails', () => {
  allowProblems({ match: /503/, reason: 'the test answers with 503' });

  test('reports that copying failed', async ({ page }) => {
    await openPage(page, './docs/language/channels');
    await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
    const menu = findMenu(page);
    await menu.getByText('Copy page').click();
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu.getByRole('status')).toHaveText(
      'Copying failed: the server did not send the Markdown. Try again later.',
    );
  });
});

test.describe('the menu, without a connection', () => {
  allowProblems({ match: /ERR_FAILED/, reason: 'the test aborts the request' });

  test('reports that copying needs a connection', async ({ page }) => {
    await openPage(page, './docs/language/channels');
    await page.route('**/*.md', (route) => route.abort());
    const menu = findMenu(page);
    await menu.getByText('Copy page').click();
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu.getByRole('status')).toHaveText('Copying failed: check your connection.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has a link to the Markdown, and no button', async ({ page }) => {
    await page.goto('./docs/language/channels');
    const menu = findMenu(page);
    await menu.getByText('Copy page').click();
    await expect(menu.getByRole('button')).toHaveCount(0);
    const answer = await page.request.get((await menu.getByRole('link').getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8/);
    expect(await answer.text()).toBe(readMarkdown('/docs/language/channels'));
  });
});
