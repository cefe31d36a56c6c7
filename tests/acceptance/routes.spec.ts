import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { readServedPages } from '../support/readServedPages';
import { toHostPath } from '../support/readSite';
import { readRoutes } from '../support/readRoutes';
import { ROUTES } from '../support/routes';
import { BELOW } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';

const SITE_ADDRESS = 'https://wirespec.io';

const ALL_ROUTES = Object.values(ROUTES).flat();

function toggleSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/**
 * Checks pages as they are served. `tests/every-page` opens every page in the browser: it checks that their scripts
 * start and do not replace them.
 */
async function expectServedPages(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto('./markdown-page');
  const pages = await readServedPages(page, paths.map(toHostPath), (html) => ({
    headings: [...html.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    canonical: html.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }));
  const problems = pages.flatMap(({ path, status, title, content: { headings, canonical } }) => [
    ...(status === 200 ? [] : [`${path}: status ${status}`]),
    ...(/\S \| Wirespec$/.test(title) ? [] : [`${path}: the title is "${title}"`]),
    ...(headings.length === 1 && headings[0] !== '' ? [] : [`${path}: the headings are "${headings.join('", "')}"`]),
    ...(canonical === SITE_ADDRESS + path ? [] : [`${path}: its canonical address is ${canonical ?? 'missing'}`]),
  ]);
  expect(pages.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
}

for (const [row, kind, paths] of [
  ['R-01', 'standalone pages', ROUTES.standalone],
  ['R-02', 'lists of the blog', ROUTES.blogLists],
  ['R-02', 'posts', ROUTES.posts],
  ['R-03', 'pages of the tags', ROUTES.tags],
  ['R-04', 'pages of the documentation', ROUTES.docs],
] as const) {
  test(
    `${row} the ${kind} exist, each with a title, a heading and its own canonical address`,
    BELOW,
    async ({ page }) => {
      await expectServedPages(page, paths);
    },
  );
}

test('R-01 the standalone pages have titles and headings of their own', async ({ page }) => {
  await page.goto('./');
  const pages = await readServedPages(page, ROUTES.standalone, (html) => html.querySelector('h1')?.textContent);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(ROUTES.standalone.length);
  expect(new Set(pages.map(({ content }) => content)).size).toBe(ROUTES.standalone.length);
});

test('R-02 the blog lists its four posts, the archive too', async ({ page }) => {
  for (const list of ['/blog', '/blog/archive']) {
    await openPage(page, list);
    for (const post of ROUTES.posts) {
      await expect(page.locator(`main a[href="${post}"]`).first()).toBeVisible();
    }
  }
});

test('R-03 each tag page lists just the posts that carry the tag', BELOW, async ({ page }) => {
  await page.goto('./');
  const posts = await readServedPages(page, ROUTES.posts.map(toHostPath), (html) =>
    [...html.querySelectorAll('article footer a[rel="tag"]')].map((link) => link.getAttribute('href') ?? ''),
  );
  const tags = await readServedPages(page, ROUTES.tags.map(toHostPath), (html) =>
    [...html.querySelectorAll('main article h2 a')].map((link) => link.getAttribute('href') ?? ''),
  );
  for (const tag of tags) {
    const carriers = posts.filter((post) => post.content.includes(tag.path)).map((post) => post.path);
    expect(carriers, `posts with ${tag.path}`).not.toEqual([]);
    expect(tag.content.toSorted(), tag.path).toEqual(carriers.toSorted());
  }
  expect(
    posts.flatMap((post) => post.content).filter((tag) => !tags.some(({ path }) => path === tag)),
    'tags without a page in the list',
  ).toEqual([]);
});

test('R-04 each documentation page opens with and without a slash at the end', BELOW, async ({ page }) => {
  await page.goto('./');
  const written = await readServedPages(
    page,
    ROUTES.docs.map(toHostPath),
    (html) => html.querySelector('h1')?.textContent,
  );
  const toggled = await readServedPages(page, ROUTES.docs.map(toggleSlash).map(toHostPath), (html) => ({
    heading: html.querySelector('h1')?.textContent,
    canonical: html.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }));
  expect(toggled.map(({ content }) => content)).toEqual(
    written.map(({ path, content }) => ({ heading: content, canonical: `${SITE_ADDRESS}${path}` })),
  );
  expect(toggled.map(({ status }) => status)).toEqual(toggled.map(() => 200));
});

for (const path of ['/docs/intro', '/docs/language/']) {
  test(
    `R-04 ${path} also opens in the browser, with the slash at its end added or removed`,
    BELOW,
    async ({ page }) => {
      const response = await openPage(page, `.${path}`);
      expect(response.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.getByRole('heading', { level: 1, name: 'This path is extinct.' })).toHaveCount(0);
    },
  );
}

/** Expects the mascot once: the 404 page has one of its own, and hides the one above the footer. */
async function expectOneMascot(page: Page): Promise<void> {
  await expect(page.locator('svg[viewBox="0 4 160 92"]').filter({ visible: true })).toHaveCount(1);
}

test.describe('paths without a page', () => {
  allowProblems({ match: /^console error: .*status of 404/, reason: 'the path does not exist' });

  for (const path of ['/no-such-page', '/docs/no-such-page', '/blog/no-such-post', '/how/deeper']) {
    test(`R-05 ${path} shows the 404 page with status 404`, BELOW, async ({ page }) => {
      const response = await openPage(page, `.${path}`);
      expect(response.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'This path is extinct.' })).toBeVisible();
      await expectOneMascot(page);
      await expect(page).toHaveTitle(/Page Not Found/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /no page at this address/);
    });
  }

  test('R-05 an unknown path shows the 404 page on client navigation too', BELOW, async ({ page }) => {
    await openPage(page, './vision');
    await page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, toHostPath('/no-such-page'));
    await expect(page.getByRole('heading', { level: 1, name: 'This path is extinct.' })).toBeVisible();
    await expectOneMascot(page);
  });
});

test('R-05 /docs leads to the first page of the documentation', BELOW, async ({ page }) => {
  await page.goto('./docs');
  await page.waitForURL('**/docs/getting-started');
  await expect(page.getByRole('heading', { level: 1, name: /getting started/i })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-05 /docs leads to the first page of the documentation without JavaScript', BELOW, async ({ page }) => {
    await page.goto('./docs');
    await page.waitForURL('**/docs/getting-started');
    await expect(page.getByRole('heading', { level: 1, name: /getting started/i })).toBeVisible();
  });
});

/** Expects that an element is near the top of the window, or that it is visible and the page is scrolled to its end. */
async function expectScrolledTo(page: Page, anchor: string): Promise<void> {
  await expect
    .poll(() =>
      page.locator(`[id="${anchor}"]`).evaluate((target) => {
        const { top } = target.getBoundingClientRect();
        const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

        return window.scrollY > 0 && top >= 0 && (top < 160 || (isAtEnd && top < window.innerHeight));
      }),
    )
    .toBe(true);
}

for (const anchor of ['contract', 'generate', 'validate']) {
  test(`R-06 /how#${anchor} scrolls there on first load`, async ({ page }) => {
    await openPage(page, `./how#${anchor}`);
    await expectScrolledTo(page, anchor);
  });

  test(`R-06 a link to /how#${anchor} scrolls there on client navigation`, BELOW, async ({ page }) => {
    await openPage(page, './vision');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'How' }).hover();
    await page.locator(`.navbar a[href$="/how#${anchor}"]`).click();
    await expect(page).toHaveURL(`./how#${anchor}`);
    await expectScrolledTo(page, anchor);
  });
}

test('R-06 /how shows the messages of the compiler and of the generated check about errors', async ({ page }) => {
  await openPage(page, './how');
  const part = page.locator('section').filter({ has: page.locator('#validate') });
  await expect(part).toContainText('Cannot find reference: Loam');
  await expect(part).toContainText("is refused because of: [ 'isbn', 'rating' ]");
});

test(
  'R-07 the sitemap lists every page except the search, which search engines must not list',
  BELOW,
  async ({ page }) => {
    await openPage(page, './search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const sitemap = await (await page.request.get('./sitemap.xml')).text();
    expect(ALL_ROUTES.filter((path) => !sitemap.includes(`${SITE_ADDRESS}${toHostPath(path)}</loc>`))).toEqual([
      '/search',
    ]);
  },
);

test('R-07 every page opens and has a title of its own', BELOW, async ({ page }) => {
  await page.goto('./');
  const pages = await readServedPages(page, readRoutes().map(toHostPath), () => null);
  expect(pages.length).toBeGreaterThan(ALL_ROUTES.length);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const titles = pages.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
