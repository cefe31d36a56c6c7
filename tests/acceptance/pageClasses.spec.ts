import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

const CLASSES = {
  '/blog': 'blog-list-page',
  '/blog/bunq-sdk': 'blog-post-page',
  '/blog/tags': 'blog-tags-list-page',
  '/blog/tags/api': 'blog-tags-post-list-page',
  '/blog/authors': 'blog-authors-list-page',
  '/blog/authors/maintainers': 'blog-authors-posts-page',
  '/docs/language': 'docs-doc-page',
  '/markdown-page': 'mdx-page',
};

for (const [path, className] of Object.entries(CLASSES)) {
  test(`R-18 ${path} has the class ${className}`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveClass(new RegExp(`(^|\\s)${className}(\\s|$)`));
  });
}

test('R-18 the class follows client navigation', async ({ page }) => {
  await openPage(page, '/blog');
  await page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Docs' }).click();
  await expect(page.locator('html')).toHaveClass(/(^|\s)docs-doc-page(\s|$)/);
  await expect(page.locator('html')).not.toHaveClass(/blog-list-page/);
});

test.describe('documentation with tags', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-18 the list of documentation tags has the class docs-tags-list-page', async ({ page }) => {
    await openPage(page, '/docs/tags');
    await expect(page.locator('html')).toHaveClass(/(^|\s)docs-tags-list-page(\s|$)/);
    await expect(page.getByRole('main').getByRole('link', { name: /shelves/ })).toBeVisible();
  });

  test('R-18 the pages of a documentation tag have the class docs-tags-doc-list-page', async ({ page }) => {
    await openPage(page, '/docs/tags/beginning');
    await expect(page.locator('html')).toHaveClass(/(^|\s)docs-tags-doc-list-page(\s|$)/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Getting started' })).toBeVisible();
  });
});
