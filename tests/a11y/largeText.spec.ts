import type { Page } from '@playwright/test';
import { findLayoutProblems } from '../support/findLayoutProblems';
import { openPage } from '../support/openPage';
import { saveData } from '../support/saveData';
import { expect, test } from '../support/test';

/** One page of each kind. */
const ROUTES = [
  '/',
  '/how',
  '/vision',
  '/search?q=enum',
  '/blog',
  '/blog/contract-first-design',
  '/docs/getting-started',
  '/docs/language/types',
];

/** Adds rules to an open page, whose policy allows no style element. */
async function addRules(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Sets the font size as in the settings of the browser, until the page is closed or the size is set again. */
async function setFontSizes(page: Page, standard: number, fixed: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
}

/** Ways in which readers enlarge text: the settings of the browser, or a user stylesheet. */
const WAYS = {
  'the setting of the browser': async (page: Page, route: string) => {
    await setFontSizes(page, 32, 26);
    await openPage(page, route);
  },
  'a stylesheet of the reader': async (page: Page, route: string) => {
    await openPage(page, route);
    await addRules(page, 'html { font-size: 212.5% }');
  },
} as const;

for (const [way, enlarge] of Object.entries(WAYS)) {
  test(`with text at 200% by ${way}, nothing overlaps, is cut off or sticks out`, async ({ page }) => {
    test.setTimeout(120_000);
    await saveData(page);
    const problems: string[] = [];
    for (const route of ROUTES) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await enlarge(page, route);
      for (const width of [1280, 1000, 360]) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await findLayoutProblems(page, `${route} at ${width} px`)));
      }
    }
    expect(problems).toEqual([]);
  });
}

test('with text at 200% by the setting of the browser, a window of 1280 px has the menu of small windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await WAYS['the setting of the browser'](page, '/docs/language/types');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Endpoints' })).toBeVisible();
});

for (const direction of ['ltr', 'rtl']) {
  test(`with text at 200%, the open menu of a page is inside a window of 360 px (${direction})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const route of ['/docs/language/channels', '/blog/type-constraints']) {
      await WAYS['a stylesheet of the reader'](page, route);
      await page.locator('html').evaluate((root, dir) => {
        root.setAttribute('dir', dir);
      }, direction);
      const menu = page.getByRole('main').locator('details', { hasText: 'Copy page' });
      await menu.getByText('Copy page').click();
      const item = menu.getByRole('link', { name: 'Open as Markdown' });
      await expect(item).toBeVisible();
      const { left, right } = await item
        .locator('..')
        .evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
      expect([left >= 0, right <= 360], `${route}: ${left} to ${right} px`).toEqual([true, true]);
    }
  });
}

test('WCAG 1.4.12 with more space between lines, words and letters, nothing is cut off', async ({ page }) => {
  test.setTimeout(120_000);
  await saveData(page);
  const problems: string[] = [];
  for (const route of ROUTES) {
    await openPage(page, route);
    await addRules(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    problems.push(...(await findLayoutProblems(page, route)));
  }
  expect(problems).toEqual([]);
});

test.describe('at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the menu, the search, its results and a block of code can be used', async ({ page }) => {
    await openPage(page, '/docs/language/types');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Channels' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Channels');
    await page.getByRole('button', { name: 'Search' }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('enum');
    await expect(search.getByRole('row').first()).toBeInViewport();
    await search.getByRole('row').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Channels');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });
});
