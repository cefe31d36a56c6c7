import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { readServedPages } from '../support/readServedPages';
import { readRoutes } from '../support/readRoutes';
import { readScroll, scrollTo } from '../support/scroll';
import { FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

test('R-19 all documentation pages share one sidebar, which leads to Getting started', async ({ page }) => {
  await page.goto('/');
  const docs = readRoutes().filter((path) => path.startsWith('/docs/'));
  const pages = await readServedPages(page, docs, (html) =>
    // The first level: deeper ones are drawn when they are unfolded.
    [...html.querySelectorAll('.theme-doc-sidebar-menu > li')].map((item) => {
      const link = item.querySelector('a');

      return { label: link?.textContent, href: link?.getAttribute('href') };
    }),
  );
  const [first] = pages;
  expect(pages.length).toBeGreaterThan(20);
  expect(first?.content).toContainEqual({ label: 'Getting started', href: '/docs/getting-started' });
  for (const { path, content } of pages) {
    expect(content, path).toEqual(first?.content);
  }
});

test('R-19 the table of contents lists the headings of levels 2 and 3 and no others', async ({ page }) => {
  await page.goto('/');
  const docs = readRoutes().filter((path) => path.startsWith('/docs/'));
  const pages = await readServedPages(page, docs, (html) => ({
    listed: [...html.querySelectorAll('.theme-doc-toc-desktop a')].map((link) => link.getAttribute('href')),
    headings: [...html.querySelectorAll('.theme-doc-markdown :is(h2, h3).anchor')].map((heading) => `#${heading.id}`),
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
  const versions = right.locator('.dropdown:has([role="button"]:text("Next")) .dropdown__menu a[href^="/docs/"]');
  await expect(versions).toHaveText(['Next']);
});

test('every page of the documentation asks whether it is wrong, and leads to the issue tracker with its address', async ({
  page,
}) => {
  await page.goto('/');
  const docs = readRoutes().filter((path) => path.startsWith('/docs/'));
  const pages = await readServedPages(page, docs, (html) =>
    [...html.querySelectorAll('article a')]
      .filter((link) => link.textContent === 'Was this page wrong?')
      .map((link) => link.getAttribute('href')),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const { path, content } of pages) {
    const title = encodeURIComponent(`Wrong: ${path}`);
    expect(content, path).toEqual([`https://github.com/flock-community/wirespec/issues/new?title=${title}`]);
  }
});

test('the sidebar keeps what the reader folded, unfolds where they go, and marks where they are', async ({ page }) => {
  await openPage(page, '/docs/language/types');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const introduction = sidebar.getByRole('listitem').filter({
    has: page.getByRole('button', { name: /sidebar category 'Introduction'/ }),
  });
  await introduction.getByRole('button').click();
  // Until it is folded, what is below it moves away under the pointer.
  await expect(introduction.getByRole('list')).toBeHidden();
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Emitters'" }).click();
  await sidebar.getByRole('link', { name: 'Java', exact: true }).click();
  await expect(page).toHaveURL('/docs/emitters/java');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Java']);
  await expect(sidebar.locator('.menu__link--active')).toHaveText(['Emitters', 'Java']);
  await expect(sidebar.getByRole('button', { name: "Expand sidebar category 'Introduction'" })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Plugins', exact: true }).click();
  await expect(sidebar.getByRole('button', { name: "Collapse sidebar category 'Plugins'" })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Java', exact: true })).toBeVisible();
});

test('the contents mark the section the reader is in', async ({ page }) => {
  await openPage(page, '/docs/language/types#enums');
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('Enums');
  await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Lists' }).click();
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('Lists');
});

test('a button leads back to the top, for readers on their way up', async ({ page }) => {
  await openPage(page, '/docs/language/types');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollTo(page, 1500);
  await expect(button).toBeHidden();
  await scrollTo(page, 1400);
  await button.click();
  await expect.poll(() => readScroll(page)).toBe(0);
  await expect(button).toBeHidden();
});

/** How many sheets of paper a page takes. */
async function countSheets(page: Page, format: string): Promise<number> {
  const paper = await page.pdf({ format });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the cheat sheet is printed on one sheet of paper, in letters one can read', async ({ page }) => {
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

test('the cheat sheet is printed on one sheet of paper by readers who come from another page, too', async ({
  page,
}) => {
  await openPage(page, '/docs/language');
  await page.locator('article').getByRole('link', { name: 'Cheat sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cheat sheet' })).toBeVisible();
  await expect.poll(() => countSheets(page, 'A4')).toBe(1);
});

test.describe('a page with a heading of level 4', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-19 the table of contents leaves a heading of level 4 out', async ({ page }) => {
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
