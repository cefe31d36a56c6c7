import type { Locator, Page } from '@playwright/test';
import { openPage, waitForClient } from '../support/openPage';
import { readServedPages } from '../support/readServedPages';
import { readRoutes } from '../support/readRoutes';
import { readScroll, scrollTo } from '../support/scroll';
import { FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

test('R-19 all documentation pages share one sidebar, which leads to Getting started', async ({ page }) => {
  await page.goto('/');
  const docs = readRoutes().filter((path) => path.startsWith('/docs/'));
  const pages = await readServedPages(page, docs, (html) =>
    [...html.querySelectorAll('.theme-doc-sidebar-menu a')].map((link) => ({
      label: link.textContent,
      href: link.getAttribute('href'),
    })),
  );
  const [first] = pages;
  expect(pages.length).toBeGreaterThan(20);
  expect(first?.content).toContainEqual({ label: 'Getting started', href: '/docs/getting-started' });
  // The workbench is the only entry outside the documentation.
  expect(first?.content.map(({ href }) => href).sort()).toEqual([...docs, '/play'].sort());
  for (const { path, content } of pages) {
    expect(content, path).toEqual(first?.content);
  }
});

test('R-19 the table of contents lists the headings of levels 2 and 3 and no others', async ({ page }) => {
  await page.goto('/');
  const docs = readRoutes().filter((path) => path.startsWith('/docs/'));
  const pages = await readServedPages(page, docs, (html) => ({
    listed: [...html.querySelectorAll('.theme-doc-toc-desktop a')].map((link) => link.getAttribute('href')),
    headings: [...html.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]')].map((heading) => `#${heading.id}`),
  }));
  expect(pages.filter(({ content }) => content.listed.length > 0).length).toBeGreaterThan(20);
  for (const { path, content } of pages) {
    expect(
      content.listed.map((href) => decodeURIComponent(href ?? '')),
      path,
    ).toEqual(content.headings);
  }
});

test('R-19 there is one version, labeled Next', async ({ page }) => {
  await openPage(page, '/docs/getting-started');
  const right = page.locator('.theme-layout-navbar-right');
  await right.getByRole('button', { name: 'Next' }).hover();
  const versions = right.locator('[data-dropdown]:has([role="button"]:text("Next")) ul a[href^="/docs/"]');
  await expect(versions).toHaveText(['Next']);
});

test('every documentation page links to a new issue whose title has the address of the page', async ({ page }) => {
  await page.goto('/');
  const docs = readRoutes().filter((path) => path.startsWith('/docs/'));
  const pages = await readServedPages(page, docs, (html) =>
    [...html.querySelectorAll('article a')]
      .filter((link) => link.textContent === 'Found a mistake?')
      .map((link) => link.getAttribute('href')),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const { path, content } of pages) {
    const title = encodeURIComponent(`Wrong: ${path}`);
    expect(content, path).toEqual([`https://github.com/flock-community/wirespec/issues/new?title=${title}`]);
  }
});

/** Finds the control that unfolds and folds a category of the sidebar. */
function findArrow(sidebar: Locator, category: string): Locator {
  return sidebar.locator('summary', { hasText: `sidebar category '${category}'` });
}

test('the sidebar keeps folded categories, unfolds the one of the new page, and marks that page', async ({ page }) => {
  await openPage(page, '/docs/language/types');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await findArrow(sidebar, 'Introduction').click();
  // Until the category has folded, the entries below it move under the pointer.
  await expect(sidebar.getByRole('link', { name: 'Generate', exact: true })).toBeHidden();
  await findArrow(sidebar, 'Emitters').click();
  await sidebar.getByRole('link', { name: 'Java', exact: true }).click();
  await expect(page).toHaveURL('/docs/emitters/java');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Java']);
  await expect(sidebar.getByText("Expand sidebar category 'Introduction'")).toBeVisible();
  await sidebar.getByRole('link', { name: 'Plugins', exact: true }).click();
  await expect(sidebar.getByText("Collapse sidebar category 'Plugins'")).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Java', exact: true })).toBeVisible();
});

test('the sidebar groups its entries below captions', async ({ page }) => {
  await openPage(page, '/docs/language/types');
  const groups = page.locator('.theme-doc-sidebar-menu > li');
  const captions = ['Learn', 'Reference', 'Tools', 'Help', 'Try it'];
  await expect(groups).toHaveText(captions.map((caption) => new RegExp(`^${caption}`)));
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the entry of the current page is in view in the sidebar, and the page stays at its top', async ({ page }) => {
    await openPage(page, '/docs/getting-started');
    // Every fourth page is enough, because these include pages of each category.
    const docs = readRoutes().filter((path, index) => path.startsWith('/docs/') && index % 4 === 0);
    expect(docs.length).toBeGreaterThan(10);
    const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    for (const path of docs) {
      await page.goto(path, { waitUntil: 'commit' });
      await waitForClient(page);
      await expect(entry, path).toBeInViewport();
      expect(await readScroll(page), path).toBe(0);
    }
  });
});

test('the contents mark the visible section, and the first one at the top of the page', async ({ page }) => {
  await openPage(page, '/docs/language/types');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('Primitives');
  await contents.getByRole('link', { name: 'Enums' }).click();
  await expect(current).toHaveText('Enums');
  await contents.getByRole('link', { name: 'Lists' }).click();
  await expect(current).toHaveText('Lists');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the title of a page comes first, then its breadcrumbs with the menu, then its contents', async ({ page }) => {
    await openPage(page, '/docs/language/types');
    const main = page.getByRole('main');
    const parts = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('navigation', { name: 'Breadcrumbs' }),
      main.getByText('On this page').filter({ visible: true }),
      main.locator('.markdown > p').first(),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
    expect(tops).toEqual(tops.toSorted((first = 0, second = 0) => first - second));
    const menu = await main.getByText('Copy page').boundingBox();
    expect(menu?.y).toBeLessThan(tops[2] ?? 0);
  });
});

test('a button that scrolls to the top appears when the reader scrolls up', async ({ page }) => {
  await openPage(page, '/docs/language/types');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollTo(page, 1500);
  await expect(button).toBeHidden();
  await scrollTo(page, 1400);
  await button.click();
  await expect.poll(() => readScroll(page)).toBe(0);
  await expect(button).toBeHidden();
  // The Tab key also starts from the top.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

/** Counts the sheets of paper on which a page is printed. */
async function countSheets(page: Page, format: string): Promise<number> {
  const paper = await page.pdf({ format });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the cheat sheet is printed on one page, in a readable font size', async ({ page }) => {
  await openPage(page, '/docs/language/cheat-sheet');
  expect(await countSheets(page, 'A4')).toBe(1);
  expect(await countSheets(page, 'Letter')).toBe(1);

  await page.emulateMedia({ media: 'print' });
  const sizes = await page.locator('.theme-doc-markdown').evaluate((text) =>
    [...text.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
      .map(({ fontSize }) => parseFloat(fontSize) * 0.75),
  );
  expect(sizes.length).toBeGreaterThan(100);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.5);
});

test('the cheat sheet is printed on one page after a navigation from another page, too', async ({ page }) => {
  await openPage(page, '/docs/language');
  await page.locator('article').getByRole('link', { name: 'Cheat sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cheat sheet' })).toBeVisible();
  await expect.poll(() => countSheets(page, 'A4')).toBe(1);
});

test.describe('a page with a heading of level 4', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-19 the table of contents omits headings of level 4', async ({ page }) => {
    await openPage(page, '/docs/getting-started');
    await expect(page.getByRole('heading', { level: 4, name: 'A fourth level' })).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop a')).toHaveText(['A second level', 'A third level']);
  });

  test('R-19 a page links to its source when an address for editing is configured', async ({ page }) => {
    await openPage(page, '/docs/getting-started');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:\/\/example\.com\/edit\/main\/.*getting-started\.md$/,
    );
  });
});
