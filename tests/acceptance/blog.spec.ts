import { openPage } from '../support/openPage';
import { toHostPath } from '../support/readSite';
import { ROUTES } from '../support/routes';
import { BELOW, FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

for (const path of ROUTES.posts) {
  test(`R-20 ${path} shows its reading time and its author`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator('article header')).toContainText(/· \d+ min read/);
    await expect(page.locator('article header a[href^="/blog/authors/"]').first()).toBeVisible();
  });
}

test('R-20 the list of posts shows the reading time of each', async ({ page }) => {
  await openPage(page, '/blog');
  await expect(page.locator('article header').filter({ hasText: /· \d+ min read/ })).toHaveCount(ROUTES.posts.length);
});

test('links to articles show "Read the article", and their names contain the title for screen readers', async ({
  page,
}) => {
  for (const path of ['/blog', '/blog/authors/maintainers', '/blog/tags/wirespec']) {
    await openPage(page, path);
    const links = page.locator('article footer').getByRole('link', { name: /^Read the article \S/ });
    await expect(links.first()).toBeVisible();
    expect(new Set(await links.allInnerTexts())).toEqual(new Set(['Read the article']));
    await expect(page.getByText(/^(read|learn|see)? ?more$/i)).toHaveCount(0);
  }
});

test('R-20 the sidebar of the blog lists all posts below their year', async ({ page }) => {
  await openPage(page, '/blog/bunq-sdk');
  const sidebar = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
  await expect(sidebar.getByRole('heading')).toHaveText(['2025']);
  const addresses = await sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual([...ROUTES.posts]);
});

test('R-20 the archive lists all posts below their year', async ({ page }) => {
  await openPage(page, '/blog/archive');
  const years = page
    .getByRole('main')
    .getByRole('heading')
    .filter({ hasText: /^\d{4}/ });
  await expect(years).toHaveText([/^2025/]);
  for (const post of ROUTES.posts) {
    await expect(page.getByRole('main').locator(`a[href="${post}"]`)).toBeVisible();
  }
});

test('R-20 the list of authors leads to the posts of each', BELOW, async ({ page }) => {
  await openPage(page, './blog/authors');
  await page.getByRole('main').getByRole('link', { name: 'The Wirespec maintainers' }).first().click();
  await expect(page).toHaveURL('./blog/authors/maintainers');
  for (const post of ROUTES.posts) {
    await expect(page.getByRole('main').locator(`h2 a[href="${toHostPath(post)}"]`)).toBeVisible();
  }
});

for (const path of ROUTES.posts) {
  test(`the contents beside ${path} list its sections`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const contents = page.getByRole('navigation', { name: 'Contents of the post' });
    const sections = await page
      .getByRole('article')
      .locator('h2[id]')
      .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
    const addresses = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(sections.length).toBeGreaterThan(1);
    expect(addresses).toEqual(expect.arrayContaining(sections));
  });
}

for (const width of [360, 768, 1280, 1920]) {
  test(`in a window of ${width} px, covers are wider than high and the blog does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/blog');
    const covers = page.locator('article > svg');
    await expect(covers).toHaveCount(ROUTES.posts.length);
    for (const cover of await covers.all()) {
      const box = await cover.boundingBox();
      expect(box?.width ?? 0).toBeGreaterThan((box?.height ?? Infinity) * 1.5);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('on a phone, the title of the blog has the full width, above the page menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, '/blog');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const menu = await page.getByText('Copy page').boundingBox();
  expect(title?.width ?? 0).toBeGreaterThan(300);
  expect(menu?.y ?? 0).toBeGreaterThan((title?.y ?? Infinity) + (title?.height ?? 0));
});

test('R-20 the list of tags says how many posts each has', async ({ page }) => {
  await openPage(page, '/blog/tags');
  const tags = page.getByRole('main').locator('a[rel="tag"]');
  await expect(tags.filter({ hasText: /^wirespec\s*3$/ })).toBeVisible();
  await expect(tags.filter({ hasText: /^api\s*2$/ })).toBeVisible();
});

test('R-20 the list of tags leads to all tag pages', async ({ page }) => {
  await openPage(page, '/blog/tags');
  const addresses = await page
    .getByRole('main')
    .locator('a[rel="tag"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual([...ROUTES.tags]);
});

test.describe('posts of two years', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-20 the sidebar of the blog groups by year, the newest first', async ({ page }) => {
    await openPage(page, '/blog');
    const sidebar = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await expect(sidebar.getByRole('heading')).toHaveText(['2025', '2024']);
    await expect(sidebar.getByRole('link')).toHaveText(['A ladder', 'A shelf']);
  });
});
