import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '../support/interceptRequests';
import { openPage } from '../support/openPage';
import { readScroll } from '../support/scroll';
import { BELOW } from '../support/sites';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';

const WIDEST_MOBILE = { width: 996, height: 800 };
const NARROWEST_DESKTOP = { width: 997, height: 800 };

test.use({ viewport: WIDEST_MOBILE });

function findMenuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Toggle navigation bar' });
}

function findMenu(page: Page): Locator {
  return page.locator('.theme-layout-navbar-sidebar');
}

async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await findMenuButton(page).click();
  await expect(findMenuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(findMenu(page)).toBeInViewport();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(findMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(findMenu(page)).not.toBeInViewport();
}

test('R-15 windows up to 996 px wide show the menu button, and wider ones the items of the navbar', async ({
  page,
}) => {
  await openPage(page, './');
  const item = page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Vision' });
  await expect(findMenuButton(page)).toBeVisible();
  await expect(item).toBeHidden();
  await page.setViewportSize(NARROWEST_DESKTOP);
  await expect(findMenuButton(page)).toBeHidden();
  await expect(item).toBeVisible();
});

test('R-15 the button opens a menu with the items of the navbar, and its close button closes it', async ({ page }) => {
  await openMenu(page, './');
  for (const name of ['Vision', 'Playground', 'Docs', 'Blog', 'GitHub']) {
    await expect(findMenu(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(findMenu(page).getByText('How', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await expectClosed(page);
});

test('R-15 the page does not scroll while the menu is open', async ({ page }) => {
  await openMenu(page, './');
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 400);
  await waitForFrames(page);
  expect(await readScroll(page)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await expectClosed(page);
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
});

test('R-15 on documentation pages the menu shows their sidebar first and leads back to the main menu', async ({
  page,
}) => {
  await openMenu(page, './docs/language');
  const back = findMenu(page).getByRole('button', { name: '← Back to main menu' });
  await expect(findMenu(page).getByRole('link', { name: 'Getting started' })).toBeInViewport();
  await back.click();
  await expect(findMenu(page).getByRole('link', { name: 'Vision' })).toBeInViewport();
  await expect(back).not.toBeInViewport();
});

test('R-15 other pages have no second menu', async ({ page }) => {
  await openMenu(page, './vision');
  await expect(findMenu(page).getByRole('link', { name: 'Vision' })).toBeInViewport();
  await expect(findMenu(page).getByRole('button', { name: '← Back to main menu' })).not.toBeInViewport();
});

for (const { from, link, to } of [
  { from: '/', link: 'Vision', to: '/vision' },
  { from: '/docs/language', link: 'Getting started', to: '/docs/getting-started' },
]) {
  test(`R-15 the menu of ${from} closes on navigation`, BELOW, async ({ page }) => {
    await openMenu(page, `.${from}`);
    await findMenu(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`.${to}`);
    await expectClosed(page);
  });
}

/**
 * Follows a link of the menu, and opens the menu again before the new page has loaded.
 *
 * @returns a function that releases the page request and waits until the menu shows the new page
 */
async function reopenMenuDuringNavigation(page: Page): Promise<() => Promise<void>> {
  await openMenu(page, './docs/language');
  const { release } = await holdRequests(page, 'pages', /getting-started/);
  await findMenu(page).getByRole('link', { name: 'Getting started' }).click();
  await expectClosed(page);
  await findMenuButton(page).click();

  return async () => {
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
    await expect(findMenu(page).locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveText('Getting started');
  };
}

test('a menu opened during a navigation stays open, and shows the menu of the new page', async ({ page }) => {
  const menu = findMenu(page);
  const finishNavigation = await reopenMenuDuringNavigation(page);
  const here = menu.getByRole('link', { name: 'Language', exact: true });
  await here.focus();
  await finishNavigation();
  await expect(here).not.toHaveAttribute('aria-current', 'page');
  await expect(menu).toBeInViewport();
  await expect(here).toBeFocused();

  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('a menu opened during a navigation keeps its part and its focus when the new page arrives', async ({ page }) => {
  const menu = findMenu(page);
  const finishNavigation = await reopenMenuDuringNavigation(page);
  await menu.getByRole('button', { name: 'Back to main menu' }).click();
  const vision = menu.getByRole('link', { name: 'Vision' });
  await vision.focus();
  await finishNavigation();
  await expect(vision).toBeFocused();
  await expect(vision).toBeInViewport();
});

test('a menu opened during a navigation to a heading stays in the window', async ({ page }) => {
  await openPage(page, './docs/plugins');
  const { release } = await holdRequests(page, 'pages', /glossary/);
  await page.locator('main').getByRole('link').and(page.locator('[href^="/docs/glossary#"]')).first().click();
  await findMenuButton(page).click();
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect(findMenu(page).getByRole('link', { name: 'Glossary' })).toHaveAttribute('aria-current', 'page');
  await expect(findMenu(page)).toBeInViewport({ ratio: 0.99 });
  await expect.poll(async () => (await findMenu(page).boundingBox())?.height).toBe(WIDEST_MOBILE.height);

  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(findMenuButton(page)).toBeFocused();
});

test('R-15 the menu closes when the window grows past 996 px', async ({ page }) => {
  await openMenu(page, './');
  await page.setViewportSize(NARROWEST_DESKTOP);
  await expect(findMenu(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page.setViewportSize(WIDEST_MOBILE);
  await expectClosed(page);
});

test('the focus moves into the menu, Escape closes it, and the focus returns to its button', async ({ page }) => {
  await openPage(page, './docs/language');
  await findMenuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(findMenuButton(page)).toBeFocused();
});

test('the Tab key keeps the focus in the menu, in both directions and after a click beside its entries', async ({
  page,
}) => {
  await openMenu(page, './docs/language');
  const menu = findMenu(page);
  expect(await menu.evaluate((element) => element.matches(':modal'))).toBe(true);
  const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press('Shift+Tab');
  const last = await page.evaluate(() => document.activeElement?.textContent);
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).not.toHaveText(last ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  await menu
    .locator('> div')
    .first()
    .click({ position: { x: 150, y: 8 } });
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
});

test('the menu of the blog shows its posts first', async ({ page }) => {
  await openMenu(page, './blog/bunq-sdk');
  const current = findMenu(page).getByRole('link', { name: /^An SDK generated/ });
  await expect(current).toBeInViewport();
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('a category of the menu stays unfolded on the next page', async ({ page }) => {
  await openMenu(page, './docs/language');
  await findMenu(page).locator('summary', { hasText: "Expand sidebar category 'Emitters'" }).click();
  await expect(findMenu(page).getByRole('link', { name: 'Java', exact: true })).toBeVisible();
  await findMenu(page).getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL('./docs/getting-started');
  await findMenuButton(page).click();
  await expect(findMenu(page).getByRole('link', { name: 'Java', exact: true })).toBeVisible();
});

test('the contents of a page unfold above its text and lead to its headings', async ({ page }) => {
  await openPage(page, './docs/language/types');
  const contents = page.locator('.theme-doc-toc-mobile');
  const link = contents.getByRole('link', { name: 'Enums' });
  await expect(link).toBeHidden();
  await contents.getByText('On this page').click();
  await link.click();
  await expect(page).toHaveURL('./docs/language/types#enums');
  await expect(page.getByRole('heading', { name: 'Enums' })).toBeInViewport();
  await expect(link).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-15 a link leads to the menu at the end of the page, and the sidebar follows the content', async ({
    page,
  }) => {
    await page.goto('./docs/language/types');
    const link = page.getByRole('link', { name: 'Channels', exact: true }).first();
    const content = await page.getByRole('main').boundingBox();
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0));
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(findMenu(page).getByRole('link', { name: 'Vision' })).toBeInViewport();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible();
  });

  test('R-20 the list of posts follows the content of a blog page', async ({ page }) => {
    await page.goto('./blog/contract-first-design');
    const posts = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    const content = await page.getByRole('main').boundingBox();
    expect((await posts.boundingBox())?.y).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0));
    await posts.getByRole('link', { name: 'Constraints in types' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Constraints in types' })).toBeVisible();
  });
});
