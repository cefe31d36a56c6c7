// cspell:ignore chann chnels xqzzyv anotation internetdisconnected networkidle مرحبا עברית
import type { Locator, Page, Route } from '@playwright/test';
import { DOC_SEARCH_LABELS } from '../support/docSearchLabels';
import { findViolations } from '../support/findViolations';
import { holdRequests } from '../support/interceptRequests';
import { openPage } from '../support/openPage';
import { BELOW } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { findDialog, openSearch } from './openSearch';

const START = './docs/plugins';
const INDEX = '**/search-index.json';

/** Reads the visible text of an element and the text for screen readers. */
async function readWords(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const names = [...root.querySelectorAll('[aria-label], [placeholder]')].flatMap((part) => [
      part.getAttribute('aria-label'),
      part.getAttribute('placeholder'),
    ]);
    return [root.textContent, ...names].join('\n');
  });
}

/** Starts a touch on an element, and does not end it. */
async function startTouch(element: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const screen = await element.page().context().newCDPSession(element.page());
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

test.describe('R-60 opening', () => {
  test('the button, Ctrl+K, Cmd+K and / open the dialog, and Escape closes it', async ({ page }) => {
    await openPage(page, START);
    const { dialog, input } = findDialog(page);
    for (const open of [
      () => page.getByRole('button', { name: 'Search' }).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ]) {
      await open();
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('Ctrl+K closes the dialog again, and the focus returns to the button', async ({ page }) => {
    await openPage(page, START);
    const { dialog } = await openSearch(page);
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  });

  test('/ in a text field is a character', async ({ page }) => {
    await openPage(page, './search');
    await page.getByRole('searchbox').pressSequentially('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(findDialog(page).dialog).toHaveCount(0);
  });

  test('a character typed while the button has the focus becomes the query; Ctrl+F does not', async ({ page }) => {
    await openPage(page, START);
    const { dialog, input } = findDialog(page);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.press('Shift');
    await expect(dialog).toHaveCount(0);

    await page.keyboard.press('e');
    await expect(input).toHaveValue('e');
    await page.keyboard.type('num');
    await expect(input).toHaveValue('enum');
  });

  test('R-60 a character other than a letter becomes the query, too', async ({ page }) => {
    await openPage(page, START);
    const { input } = findDialog(page);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('@');
    await expect(input).toHaveValue('@');
  });

  test('all letters typed while the dialog is loading are one query', async ({ page }) => {
    await openPage(page, START);
    const { release } = await holdRequests(page, 'scripts');
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.type('enum');
    await release();
    await expect(findDialog(page).input).toHaveValue('enum');
  });

  test('the dialog opens before its scripts have loaded, and they keep the query and the selection', async ({
    page,
  }) => {
    await openPage(page, START);
    const { release } = await holdRequests(page, 'scripts');
    const { dialog, input, rows } = findDialog(page);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await expect(dialog.getByText('to select')).toBeVisible();
    // The dialog has its styles, although a page contains only the styles of its own elements.
    await expect(dialog.locator('.DocSearch-Modal')).toHaveCSS('display', 'flex');
    await page.keyboard.type('chnels');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('an');
    await expect(dialog.locator('[data-search-spinner]')).toBeVisible();
    expect(await findViolations(page, 'the dialog before its scripts', { within: 'dialog' })).toEqual([]);

    const box = await input.elementHandle();
    await release();
    await expect(rows.first()).toContainText('Channels');
    await expect(input).toHaveValue('channels');
    await expect(input).toBeFocused();
    expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe('chan'.length);
    expect(await input.evaluate((element, before) => element === before, box)).toBe(true);
  });

  test('an IME composition continues when the scripts arrive', async ({ page }) => {
    await openPage(page, START);
    const { release } = await holdRequests(page, 'scripts');
    const { input, rows } = findDialog(page);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'chan', selectionStart: 4, selectionEnd: 4 });
    await release();
    await expect(rows.first()).toBeVisible();
    await expect(input).toHaveValue('chan');
    await session.send('Input.insertText', { text: 'channels' });
    await expect(input).toHaveValue('channels');
    await expect(rows.first()).toContainText('Channels');
    await session.detach();
  });

  test('a dialog that is opened while another page loads stays open, with its query and the focus', async ({
    page,
  }) => {
    await openPage(page, START);
    const { release } = await holdRequests(page, 'pages', /glossary/);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Glossary' }).click();
    const { dialog, input, rows, enterQuery } = await openSearch(page);
    await enterQuery('chann');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plugins');
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await page.keyboard.type('els');
    await expect(input).toHaveValue('channels');
    await expect(rows.first()).toContainText('Channels');

    // The dialog still opens its first result.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/channels/);
    await expect(dialog).toHaveCount(0);
  });

  test('the focus is at the beginning of the page that loaded while the dialog was open', async ({ page }) => {
    await openPage(page, START);
    const { release } = await holdRequests(page, 'pages', /maven/);
    await page.locator('.markdown a[href="/docs/plugins/maven"]').first().click();
    await page.keyboard.press('Control+k');
    const { dialog, input } = findDialog(page);
    await expect(input).toBeFocused();
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maven');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
  });

  test('Back closes the dialog, and then leads to the previous page', async ({ page }) => {
    await openPage(page, START);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    const { dialog } = await openSearch(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
    await expect(page).toHaveURL('./docs/glossary');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plugins');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  });

  test('the dialog closes at once when the reader goes back by two pages', async ({ page }) => {
    await openPage(page, START);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    const { release } = await holdRequests(page, 'pages', /plugins/);
    const { dialog } = await openSearch(page);
    await page.evaluate(() => {
      history.go(-2);
    });
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plugins');
  });

  test('Escape closes the dialog even before its scripts have loaded', async ({ page }) => {
    await openPage(page, START);
    const { release } = await holdRequests(page, 'scripts');
    const { dialog, input } = findDialog(page);
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await page.keyboard.type('enum');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await release();
    // The scripts have loaded now. The next dialog does not contain the former query.
    await expect((await openSearch(page)).dialog.getByText('No recent searches')).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(page).toHaveURL(START);
  });

  for (const [event, prepare] of [
    ['hovering over the button', (button) => button.hover()],
    ['focusing the button', (button) => button.focus()],
    ['touching the button', (button) => startTouch(button)],
  ] satisfies [string, (button: Locator) => Promise<void>][]) {
    test(`${event} loads the search: a click then opens the dialog in the next frame, without requests`, async ({
      page,
    }) => {
      await openPage(page, START);
      const index = page.waitForResponse(INDEX);
      await prepare(page.getByRole('button', { name: 'Search' }));
      await (await index).finished();
      await page.waitForLoadState('networkidle');

      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const isOpen = await page.evaluate(async () => {
        document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return document.querySelector<HTMLDialogElement>('dialog[aria-label="Search"]')?.open === true;
      });
      expect(isOpen).toBe(true);
      expect(requests).toEqual([]);
    });
  }

  test('without a search, a page loads only the search button', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPage(page, START);
    expect(requests.filter((url) => url.includes('search-index'))).toEqual([]);
    expect(page.workers()).toEqual([]);
  });
});

test.describe('R-61 views', () => {
  test('there are a search box, a panel, key hints, and at first no recent searches', async ({ page }) => {
    await openPage(page, START);
    const { dialog } = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(dialog.getByText('to select')).toBeVisible();
    await expect(dialog.getByText('to navigate')).toBeVisible();
    await expect(dialog.getByText('to close')).toBeVisible();
    expect(await findViolations(page, 'the dialog', { within: 'dialog' })).toEqual([]);
  });

  test('results appear under their page, with at most five under each', async ({ page }) => {
    await openPage(page, START);
    const { dialog, rows, enterQuery } = await openSearch(page);
    await enterQuery('enum');
    const groups = dialog.getByRole('rowgroup');
    expect(await groups.count()).toBeGreaterThan(1);
    for (const group of await groups.all()) {
      expect(await group.getByRole('row').count()).toBeLessThanOrEqual(5);
    }
    expect(await rows.count()).toBeLessThanOrEqual(20);
    await expect(
      dialog
        .getByRole('rowgroup', { name: /^Types/ })
        .getByRole('row')
        .first(),
    ).toContainText('Enums');
    await expect(dialog.locator('mark').first()).toHaveText(/enum/i);
    expect(await findViolations(page, 'the dialog', { within: 'dialog' })).toEqual([]);
  });

  test('if a query has no results, the dialog suggests up to three that have some, and links to the issue tracker', async ({
    page,
  }) => {
    await openPage(page, START);
    const { dialog, rows, enterQuery, input } = await openSearch(page);
    await enterQuery('xqzzyv');
    await expect(dialog.getByRole('status')).toHaveText('No results for “xqzzyv”');
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /github\.com\/.+xqzzyv/);
    expect(await findViolations(page, 'the dialog', { within: 'dialog' })).toEqual([]);

    const suggestions = await dialog.getByRole('listitem').getByRole('button').allTextContents();
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of suggestions) {
      await enterQuery('xqzzyv');
      await dialog.getByRole('button', { name: suggestion, exact: true }).click();
      await expect(input).toHaveValue(suggestion);
      await expect(rows.first()).toBeVisible();
    }
  });

  test.describe('when the index cannot be loaded', () => {
    test.use({
      allowedProblems: [
        {
          match: /^(?:failed request: GET .*search-index\.json|console error: Failed to load resource)/,
          reason: 'the test aborts the request, and the browser logs it',
        },
      ],
    });

    test('the error screen reports it, and the next query tries again', async ({ page }) => {
      await openPage(page, START);
      await page.context().route(INDEX, (route) => route.abort('internetdisconnected'));
      const { dialog, rows, enterQuery, expectStatus } = await openSearch(page);
      await enterQuery('enum');
      await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
      await expect(dialog.getByRole('alert')).toContainText('You might want to check your network connection.');
      await expectStatus('error');
      expect(await findViolations(page, 'the dialog', { within: 'dialog' })).toEqual([]);

      await page.context().unroute(INDEX);
      await enterQuery('enums');
      await expect(rows.first()).toBeVisible();
      await expectStatus('idle');
    });

    test('all views have the labels of DocSearch 3.9', async ({ page }) => {
      await openPage(page, START);
      await page.context().route(INDEX, (route) => route.abort('internetdisconnected'));
      const { dialog, input, enterQuery } = await openSearch(page);
      await expect(dialog).toContainText('No recent searches');
      const texts = [await readWords(dialog)];
      await enterQuery('channels');
      await expect(dialog.getByRole('alert')).toBeVisible();
      texts.push(await readWords(dialog));
      await page.context().unroute(INDEX);
      await enterQuery('xqzzyv');
      await expect(dialog.getByRole('status')).toBeVisible();
      texts.push(await readWords(dialog));
      await enterQuery('channels');
      await input.press('Enter');
      await expect(page).toHaveURL('./docs/language/channels');
      await openSearch(page);
      await expect(dialog.getByRole('rowgroup', { name: 'Recent' })).toBeVisible();
      texts.push(await readWords(dialog));
      await dialog.getByRole('button', { name: 'Save this search: Channels' }).click();
      await expect(dialog.getByRole('rowgroup', { name: 'Favorite' })).toBeVisible();
      texts.push(await readWords(dialog));
      for (const label of DOC_SEARCH_LABELS) expect(texts.join('\n')).toContain(label);
    });
  });
});

test.describe('R-62 the search box and the keys', () => {
  test('a query has at most 64 characters', async ({ page }) => {
    await openPage(page, START);
    const { input } = await openSearch(page);
    await input.pressSequentially('x'.repeat(70));
    await expect(input).toHaveValue('x'.repeat(64));
  });

  test('the search box keeps the message of a pasted text that is too long', async ({ page }) => {
    await openPage(page, START);
    const { input, rows } = await openSearch(page);
    await input.evaluate((box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'Exception in thread "main" java.lang.IllegalStateException: Cannot map Unit at line 3 and position 21');
    await expect(input).toHaveValue('IllegalStateException: Cannot map Unit');
    await expect(rows.first()).toContainText('Cannot map Unit');
  });

  test('the dialog names a word that no page has, above the results for the other words', async ({ page }) => {
    await openPage(page, START);
    const { dialog, enterQuery, rows } = await openSearch(page);
    await enterQuery('zeppelin channel');
    await expect(rows.filter({ hasText: 'Channels' }).first()).toBeVisible();
    await expect(dialog.getByText('Not found: “zeppelin”.')).toBeVisible();
    await enterQuery('channel');
    await expect(dialog.getByText('Not found:')).toHaveCount(0);
  });

  test('the first result is active, the arrow keys move, and Enter opens', BELOW, async ({ page }) => {
    await openPage(page, START);
    const { dialog, input, rows, enterQuery } = await openSearch(page);
    await enterQuery('channels');
    await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', (await rows.nth(0).getAttribute('id')) ?? '');

    await input.press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'false');
    await input.press('ArrowUp');
    await input.press('ArrowUp');
    await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
    await input.press('ArrowDown');

    await input.press('Enter');
    await expect(page).toHaveURL('./docs/language/channels');
    await expect(dialog).toHaveCount(0);
  });

  test('results look the same on a page of another kind', async ({ page }) => {
    await openPage(page, START);
    const { rows, enterQuery, input } = await openSearch(page);
    await enterQuery('contract first');
    await expect(rows.first()).toHaveCSS('display', 'flex');
    await input.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('./blog');
    await (await openSearch(page)).enterQuery('contract first');
    await expect(rows.first()).toHaveCSS('display', 'flex');
  });

  test('Enter pressed before the response opens its first result, not a recent search', async ({ page }) => {
    await openPage(page, START);
    const first = await openSearch(page);
    await first.enterQuery('grammar');
    await first.input.press('Enter');
    await expect(page).toHaveURL(/grammar/);
    await openPage(page, START);

    const release = await holdIndex(page);
    const { input, rows, dialog } = await openSearch(page);
    await expect(rows.first()).toContainText('Grammar');
    await page.keyboard.type('channels');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('channels');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(START);
    release();
    await expect(page).toHaveURL('./docs/language/channels');
    await expect(dialog).toHaveCount(0);
  });

  test('Enter pressed before the scripts have loaded opens the first result later', async ({ page }) => {
    await openPage(page, START);
    const { release } = await holdRequests(page, 'scripts');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('channels');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(START);
    await release();
    await expect(page).toHaveURL('./docs/language/channels');
  });

  test('Enter has no effect if the reader continues to type before the response', async ({ page }) => {
    await openPage(page, START);
    const release = await holdIndex(page);
    const { input, rows, dialog } = await openSearch(page);
    await page.keyboard.type('channel');
    await page.keyboard.press('Enter');
    await page.keyboard.type('s');
    release();
    await expect(rows.first()).toContainText('Channels');
    await expect(input).toHaveValue('channels');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(START);
  });

  test('the results of another query begin at the top', async ({ page }) => {
    await openPage(page, START);
    const { input, rows, enterQuery } = await openSearch(page);
    await enterQuery('types');
    await input.press('ArrowUp');
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
    await expect(rows.first()).not.toBeInViewport();
    await enterQuery('channels');
    await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(rows.nth(0)).toBeInViewport({ ratio: 1 });
  });

  test('the active row is in view even if a key selected it before it was rendered', async ({ page }) => {
    await openPage(page, START);
    const { input, rows, enterQuery } = await openSearch(page);
    await enterQuery('types');
    await input.fill('');
    await expect(rows).toHaveCount(0);
    // The key comes with the first rows, in the same frame.
    const pressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('dialog [role=row]') === null) return;
            observer.disconnect();
            document
              .querySelector('dialog input')
              ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
            resolve();
          }).observe(document, { childList: true, subtree: true });
        }),
    );
    await input.fill('types');
    await pressed;
    await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
  });

  test('a key that another listener has handled does not open the dialog', async ({ page }) => {
    await openPage(page, START);
    const stop = await page.evaluateHandle(() => {
      const controller = new AbortController();
      const answer = (event: KeyboardEvent): void => {
        event.preventDefault();
      };
      document.addEventListener('keydown', answer, { capture: true, signal: controller.signal });

      return controller;
    });
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await stop.evaluate((controller) => {
      controller.abort();
    });
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('keys that end an IME composition leave the dialog open', async ({ page }) => {
    await openPage(page, START);
    const { dialog, input, enterQuery } = await openSearch(page);
    await enterQuery('enum');
    await input.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    // Safari's Enter at the end of a word.
    await input.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await input.press('End');
    await expect(page).toHaveURL(START);
    await expect(dialog).toBeVisible();
    await expect(input).toHaveValue('enum');
  });

  test('Ctrl+Enter and Cmd+Enter open a tab, Shift+Enter a window, and the dialog stays', async ({ page, context }) => {
    await openPage(page, START);
    // The headless browser has only tabs, so the test reads the arguments of `window.open`.
    const features = await page.evaluateHandle(() => {
      const all: (string | undefined)[] = [];
      const { open } = window;
      window.open = (...parameters) => {
        all.push(parameters[2]);
        return open.apply(window, parameters);
      };
      return all;
    });
    const { dialog, input, enterQuery } = await openSearch(page);
    for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
      await enterQuery('channels');
      const opened = context.waitForEvent('page');
      await input.press(keys);
      await expect(await opened).toHaveURL('./docs/language/channels');
      await (await opened).close();
      await expect(dialog).toBeVisible();
    }
    expect(await features.jsonValue()).toEqual(['noopener', 'noopener', 'noopener,popup']);
    await expect(page).toHaveURL(START);
  });

  test('a click on a result opens it and closes the dialog, and a click outside only closes the dialog', async ({
    page,
  }) => {
    await openPage(page, START);
    const { dialog, rows, enterQuery } = await openSearch(page);
    await page.mouse.click(5, 400);
    await expect(dialog).toHaveCount(0);

    await openSearch(page);
    await enterQuery('channels');
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL('./docs/language/channels');
    await expect(dialog).toHaveCount(0);
  });

  test('submitting a query without results closes the dialog and goes to the search page', BELOW, async ({ page }) => {
    await openPage(page, START);
    const { dialog, input, enterQuery } = await openSearch(page);
    await enterQuery('xqzzyv');
    await input.press('Enter');
    await expect(page).toHaveURL('./search?q=xqzzyv');
    await expect(dialog).toHaveCount(0);
  });

  test('the page behind the dialog does not scroll and keeps its width', async ({ page }) => {
    await openPage(page, START);
    const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
    await openSearch(page);
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(width);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('saved searches in another format', () => {
  allowProblems({
    match: /^console warning: Ignored an entry of the saved searches/,
    reason: 'the site logs that it ignores them',
  });

  test('are dropped, and the other saved searches can be opened', async ({ page }) => {
    await openPage(page, START);
    const first = await openSearch(page);
    await first.enterQuery('channels');
    await first.input.press('Enter');
    await expect(page).toHaveURL('./docs/language/channels');
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('__DOCSEARCH_RECENT')) ?? '';
      const [kept] = JSON.parse(localStorage.getItem(key) ?? '[]') as { hierarchy: object }[];
      const broken = [null, 7, { ...kept, url: 7 }, { ...kept, hierarchy: { ...kept?.hierarchy, lvl1: null } }];
      localStorage.setItem(key, JSON.stringify([...broken, kept]));
    });
    await page.reload();
    const { rows } = await openSearch(page);
    await expect(rows).toHaveCount(1);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL('./docs/language/channels');
  });
});

test.describe('R-63 recent and favorite searches', () => {
  test('an opened result is recent, can become a favorite, and can be removed from both', async ({ page }) => {
    await openPage(page, START);
    const first = await openSearch(page);
    await first.enterQuery('channels');
    await first.input.press('Enter');
    await expect(page).toHaveURL('./docs/language/channels');

    const { dialog, rows } = await openSearch(page);
    await expect(dialog.getByRole('rowgroup', { name: 'Recent' }).getByRole('row')).toHaveCount(1);
    await expect(rows.first()).toContainText('Channels');
    expect(await findViolations(page, 'the dialog', { within: 'dialog' })).toEqual([]);

    await dialog.getByRole('button', { name: 'Save this search: Channels' }).click();
    await expect(dialog.getByRole('rowgroup', { name: 'Favorite' }).getByRole('row')).toHaveCount(1);
    await expect(dialog.getByRole('rowgroup', { name: 'Recent' })).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await openSearch(page);
    await dialog.getByRole('button', { name: 'Remove this search from favorites: Channels' }).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    // The button has disappeared; the next letters go to the search box, and Escape to the dialog.
    await page.keyboard.type('enum');
    await expect(dialog.getByRole('combobox')).toHaveValue('enum');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('a recent search can be removed alone', async ({ page }) => {
    await openPage(page, START);
    for (const name of ['channels', 'grammar']) {
      const { enterQuery, input, dialog } = await openSearch(page);
      await enterQuery(name);
      await input.press('Enter');
      await expect(dialog).toHaveCount(0);
    }
    const { dialog } = await openSearch(page);
    await dialog.getByRole('button', { name: 'Remove this search from history: Grammar' }).click();
    const recent = dialog.getByRole('rowgroup', { name: 'Recent' }).getByRole('row');
    await expect(recent).toHaveCount(1);
    await expect(recent).toContainText('Channels');
  });

  test('seven recent searches are kept without favorites, four with one', async ({ page }) => {
    await openPage(page, START);
    for (const name of [
      'channels',
      'endpoints',
      'grammar',
      'annotations',
      'glossary',
      'comparison',
      'maven',
      'gradle',
    ]) {
      const { enterQuery, input, dialog } = await openSearch(page);
      await enterQuery(name);
      await input.press('Enter');
      await expect(dialog).toHaveCount(0);
    }
    const { dialog } = await openSearch(page);
    const recent = dialog.getByRole('rowgroup', { name: 'Recent' }).getByRole('row');
    await expect(recent).toHaveCount(7);
    await expect(recent.first()).toContainText('Gradle');

    await dialog.getByRole('button', { name: 'Save this search: Maven' }).click();
    await expect(recent).toHaveCount(4);
  });

  test.describe('in an unknown format', () => {
    allowProblems({
      match: /^console warning: Ignored the saved searches/,
      reason: 'the site logs that it ignores them',
    });

    test('a damaged history is ignored', async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__site', '[{"objectID": 1}, null, {');
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__site', '{"not": "a list"}');
      });
      await openPage(page, START);
      const { dialog } = await openSearch(page);
      await expect(dialog.getByText('No recent searches')).toBeVisible();
    });
  });
});

test.describe('R-65 snippets', () => {
  for (const { width, words } of [
    { width: 1280, words: 10 },
    { width: 768, words: 5 },
  ]) {
    test(`have ${words} words on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, START);
      const { rows, enterQuery } = await openSearch(page);
      await enterQuery('contract');
      const texts = await rows.locator('a > span:last-child > span').allTextContents();
      const lengths = texts.map((text) => text.replaceAll('…', '').split(/\s+/).length);
      expect(Math.max(...lengths)).toBe(words);
    });
  }
});

/**
 * Delays the response with the index, like a slow network.
 *
 * @returns a function that releases the response
 */
async function holdIndex(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A worker sends this request, which only routes of the context receive.
  await page.context().route(INDEX, async (route) => {
    await released;
    await route.fallback();
  });

  return release;
}

test('R-67 after 300 ms, the dialog shows that the response is late', async ({ page }) => {
  const release = await holdIndex(page);
  await openPage(page, START);
  const { dialog, input, rows, expectStatus } = await openSearch(page);
  await input.fill('enum');
  await expectStatus('stalled');
  await expect(dialog.locator('[data-search-spinner]')).toBeVisible();
  await expect(rows).toHaveCount(0);

  release();
  await expect(rows.first()).toBeVisible();
  await expectStatus('idle');
  await expect(dialog.locator('[data-search-spinner]')).toBeHidden();
});

test('R-68 a missing index is reported with its status, in words for readers', async ({ page }) => {
  await page.context().route(INDEX, (route) => route.fulfill({ status: 404, body: 'not here' }));
  await openPage(page, START);
  const { dialog, enterQuery } = await openSearch(page);
  await enterQuery('enum');
  await expect(dialog.getByRole('alert')).toContainText('The search responded with status 404.');
  await expect(dialog.getByRole('alert')).not.toContainText('npm');
});

const NESTED = '['.repeat(200_000) + ']'.repeat(200_000);

for (const [what, body] of Object.entries({
  'a page': '<!doctype html><p>Sign in</p>',
  'half a file': '{"origin":"https://exam',
  'another file': '{"hello":"world"}',
  'a file of 200,000 nested lists': NESTED,
  'an index whose pages are 200,000 nested lists': `{"origin":"https://example.com","levels":"","anchors":"","prose":"","code":"","textCounts":[],"codeCounts":[],"pages":${NESTED}}`,
})) {
  test(`R-68 ${what} instead of the index is an unreadable response, not a network problem`, async ({ page }) => {
    await page.context().route(INDEX, (route) => route.fulfill({ contentType: 'text/html', body }));
    await openPage(page, START);
    const { dialog, enterQuery } = await openSearch(page);
    await enterQuery('enum');
    await expect(dialog.getByRole('alert')).toContainText('an unreadable response');
    await expect(dialog.getByRole('alert')).not.toContainText('npm');
  });
}

test.describe('R-69 the embedded search', () => {
  test('works offline, with prefixes and typing mistakes, and sends no request to another host', async ({
    page,
    context,
  }) => {
    await openPage(page, START);
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
    const { rows, enterQuery } = await openSearch(page);
    await enterQuery('endpoint');
    await context.setOffline(true);
    for (const [query, answer] of [
      ['chan', 'Channels'],
      ['anotation', 'Annotations'],
      ['kafka', 'Channels'],
      ['--strict', '--strict'],
    ] as const) {
      await enterQuery(query);
      await expect(rows.filter({ hasText: answer }).first()).toBeVisible();
    }
  });

  test.describe('when the connection is lost before the search was loaded', () => {
    test.use({
      allowedProblems: [
        { match: /internet_?disconnected/i, reason: 'the test disconnects the network, and the browser logs it' },
      ],
    });

    test('the button reports it, the page stays, and the next click tries again', async ({ page, context }) => {
      await openPage(page, START);
      const { release } = await holdRequests(page, 'scripts');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.keyboard.type('channels');
      await context.setOffline(true);
      await release();
      await expect(page.getByRole('button', { name: 'Offline' })).toBeVisible();
      await expect(page).toHaveURL(START);

      await context.setOffline(false);
      await page.getByRole('button', { name: 'Offline' }).click();
      await expect(findDialog(page).input).toBeFocused();
      // The query is still there, and has results now.
      await expect(findDialog(page).input).toHaveValue('channels');
      await expect(findDialog(page).rows.first()).toContainText('Channels');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    });
  });

  test.describe('when a request that hovering has started fails', () => {
    test.use({
      allowedProblems: [{ match: /ERR_FAILED/, reason: 'the test aborts the first requests for scripts' }],
    });

    test('the next click loads the scripts again', async ({ page }) => {
      await openPage(page, START);
      const held: Route[] = [];
      let isConnected = false;
      await page.route('**/*.js', async (route) => {
        if (isConnected) await route.fallback();
        else held.push(route);
      });
      await page.getByRole('button', { name: 'Search' }).hover();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.keyboard.type('channels');
      isConnected = true;
      await Promise.all(held.map((route) => route.abort()));
      await expect(findDialog(page).rows.first()).toContainText('Channels');
      await expect(page).toHaveURL(START);
    });
  });

  test.describe('when a new release has replaced the scripts of the open page', () => {
    test.use({
      allowedProblems: [{ match: /^console error: .*404/, reason: 'the test answers requests for scripts with 404' }],
    });

    test('the search page of the new release shows results for the query', async ({ page }) => {
      await openPage(page, START);
      await page.route('**/*.js', async (route, request) => {
        if (request.frame().url().endsWith('/docs/plugins')) await route.fulfill({ status: 404 });
        else await route.fallback();
      });
      const { release } = await holdRequests(page, 'scripts');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('channels');
      await release();
      await expect(page).toHaveURL('./search?q=channels');
      await expect(page.locator('main ol h2').first()).toHaveText('Channels');
    });
  });

  test('searches in a worker, so that the page itself does not load the index', async ({ page }) => {
    await openPage(page, START);
    const { enterQuery } = await openSearch(page);
    await enterQuery('enum');
    expect(page.workers()).toHaveLength(1);
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(own.filter((name) => name.includes('search-index'))).toEqual([]);
  });

  const HOSTILE_QUERIES = {
    'characters of regular expressions': '^$.*+?()[]{}|\\'.repeat(5).slice(0, 64),
    emoji: '🦖🦕👩‍👩‍👧‍👦',
    'right-to-left text': 'مرحبا עברית \u202E enum',
    markup: '<img src=x onerror=alert(1)><b>enum</b>',
    'addresses that run scripts': 'javascript:alert(1)//%00%0A&q=<script>',
  };

  test(`treats ${Object.keys(HOSTILE_QUERIES).join(', ')} as text, in the dialog and on the page`, async ({ page }) => {
    await openPage(page, START);
    const { dialog, input, enterQuery } = await openSearch(page);
    for (const [title, query] of Object.entries(HOSTILE_QUERIES)) {
      await test.step(title, async () => {
        await enterQuery(query);
        await expect(input).toHaveValue(query);
        await expect(dialog.locator('img, script, b')).toHaveCount(0);
      });
    }
    for (const [title, query] of Object.entries(HOSTILE_QUERIES)) {
      await test.step(title, async () => {
        await openPage(page, `./search?q=${encodeURIComponent(query)}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(query.trim().split(/\s/)[0] ?? '');
        await expect(page.locator('main').locator('img, script, b')).toHaveCount(0);
      });
    }
  });
});

test.describe('without storage', () => {
  test.use({
    allowedProblems: [{ match: /^console warning: .*storage/i, reason: 'the site logs that it cannot store anything' }],
  });

  test('R-63 results are found and opened', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is switched off', 'SecurityError');
        },
      });
    });
    await openPage(page, START);
    const { dialog, input, enterQuery } = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await enterQuery('channels');
    await input.press('Enter');
    await expect(page).toHaveURL('./docs/language/channels');
  });
});
