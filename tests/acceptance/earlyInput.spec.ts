import type { Page } from '@playwright/test';
import { hold } from '../support/interceptRequests';
import { openPage, waitForHydration } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

const ROUTE = '/docs/language/channels';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const findCopyButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Copy the code' }).first();
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('R-40 a click on a copy button before the scripts of the page are there is not lost', async ({ page }) => {
  const scripts = await hold(page, 'scripts');
  await page.goto(ROUTE, { waitUntil: 'commit' });
  await findCopyButton(page).click();
  const code = await page.locator('main pre code').first().textContent();
  await scripts.release();
  await waitForHydration(page);
  await expect.poll(() => readClipboard(page)).toBe(code);
});

test('R-44 a click on a tab before the scripts of the page are there is not lost', async ({ page }) => {
  const scripts = await hold(page, 'scripts');
  await page.goto('/docs/language/types', { waitUntil: 'commit' });
  const tab = page.locator('main').getByRole('tab', { name: 'Kotlin', exact: true }).first();
  await tab.click();
  await scripts.release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

interface EarlyInput {
  name: string;
  /** Of the page; that about types if nothing is said. */
  address?: string;
  act: (page: Page) => Promise<void>;
  check: (page: Page) => Promise<void>;
}

/** What a reader does before the scripts of the page are there, and what has to come of it. */
const EARLY: readonly EarlyInput[] = [
  {
    name: 'Ctrl+K and the word that follows',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('enum');
    },
    check: (page) => expectQuery(page, 'enum'),
  },
  {
    name: 'the key of the search and the word that follows',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('enum');
    },
    check: (page) => expectQuery(page, 'enum'),
  },
  {
    name: 'a click on the search and the word that follows',
    act: async (page) => {
      await findSearchButton(page).click();
      await page.keyboard.type('enum');
    },
    check: (page) => expectQuery(page, 'enum'),
  },
  {
    name: 'three clicks on the search of an impatient reader',
    act: async (page) => {
      for (let click = 0; click < 3; click++) await findSearchButton(page).click();
    },
    check: (page) => expectQuery(page, ''),
  },
  {
    name: 'arrow keys on tabs, and the key that chooses one',
    act: async (page) => {
      await findTabs(page).first().focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    },
    check: (page) => expect(findTabs(page).nth(2)).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'a click on a tab that is not the last click',
    act: async (page) => {
      await findTabs(page).nth(1).click();
      await findCopyButton(page).click();
    },
    check: async (page) => {
      await expect(findTabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      const code = await page.locator('main pre code').first().textContent();
      await expect.poll(() => readClipboard(page)).toBe(code);
    },
  },
  {
    name: 'a click on a name in a contract',
    act: (page) => findName(page).click(),
    check: async (page) => {
      await expect(findName(page)).toHaveAttribute('data-lit');
      await findName(page).hover();
      await expect(findName(page)).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a click on the switch between dark and light',
    address: FIXTURE_URL,
    act: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page
        .locator('.navbar')
        .getByRole('button', { name: /^Switch between dark and light mode/ })
        .click();
    },
    check: (page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light'),
  },
];

const findName = (page: Page) => page.locator('main [data-trace-source] [data-name]').first();
const findSearchButton = (page: Page) => page.getByRole('button', { name: 'Search' });
const findTabs = (page: Page) => page.locator('main').getByRole('tablist').first().getByRole('tab');

async function expectQuery(page: Page, query: string): Promise<void> {
  const box = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(query);
}

for (const { name, address = '/docs/language/types', act, check } of EARLY) {
  test(`before the scripts of the page are there, nothing of this is lost: ${name}`, async ({ page }) => {
    const scripts = await hold(page, 'scripts');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await act(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await scripts.release();
    await waitForHydration(page);
    await check(page);
  });
}

test('R-40 blocks of a page that was navigated to work like those of the first', async ({ page }) => {
  await openPage(page, ROUTE);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Annotations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Annotations' })).toBeVisible();
  const code = await page.locator('main pre code').first().textContent();
  await findCopyButton(page).click();
  await expect.poll(() => readClipboard(page)).toBe(code);
  const pre = page.locator('main .theme-code-block pre').first();
  expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  await expect(pre).not.toHaveAttribute('tabindex');
});
