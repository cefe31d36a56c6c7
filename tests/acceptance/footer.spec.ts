import { openPage } from '../support/openPage';
import { toHostPath } from '../support/readSite';
import { BELOW } from '../support/sites';
import { readServedPages } from '../support/readServedPages';
import { readRoutes } from '../support/readRoutes';
import { expect, test } from '../support/test';

const REPOSITORY = 'https://github.com/flock-community/wirespec';

test(
  'R-16 every page ends with the links, the logo, the copyright and the line about the repository',
  BELOW,
  async ({ page }) => {
    await page.goto('./');
    const pages = await readServedPages(page, [...readRoutes(), '/404.html'].map(toHostPath), (html) => {
      const footer = html.querySelector('.theme-layout-footer');
      const links = [...(footer?.querySelectorAll('a') ?? [])];

      return {
        text: footer?.textContent,
        links: Object.fromEntries(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])),
        logo: footer?.querySelector('a:has([role="img"])')?.getAttribute('href'),
        columns: [...(footer?.querySelectorAll('nav ul') ?? [])].map(
          (list) => html.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      };
    });
    expect(pages.length).toBeGreaterThan(40);
    for (const { path, content } of pages) {
      expect(content.links, path).toMatchObject({
        Vision: toHostPath('/vision'),
        How: toHostPath('/how'),
        Playground: 'https://playground.wirespec.io/',
        Docs: toHostPath('/docs/getting-started'),
        Blog: toHostPath('/blog'),
      });
      expect(content.columns, path).toEqual(['Wirespec', 'Read']);
      expect(content.logo, path).toBe(toHostPath('/docs/intro'));
      expect(content.text, path).toContain('© 2025');
      expect(content.text, path).toContain('Follow us for latest updates, contributions, and more.');
      expect(Object.values(content.links), path).toContain(REPOSITORY);
    }
  },
);

test('R-21 the tagline and the titles of the footer are visible text', async ({ page }) => {
  await openPage(page, './');
  await expect(page.getByRole('main').getByText('Dinosaurs are cool')).toBeVisible();
  for (const title of ['Wirespec', 'Read']) {
    await expect(page.getByRole('contentinfo').getByText(title, { exact: true })).toBeVisible();
  }
});

test('R-16 the logo of the footer leads to the introduction', BELOW, async ({ page }) => {
  await openPage(page, './vision');
  // There is one picture, not a second one for the other theme.
  await expect(page.getByRole('contentinfo').getByRole('img', { name: /introduction/ })).toHaveCount(1);
  await page.getByRole('contentinfo').locator('a:has([role="img"])').click();
  await expect(page).toHaveURL('./docs/intro');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This path is extinct.');
});

test("R-17 'Start with Wirespec' is on every page whose path does not start with /docs, and on no other", async ({
  page,
}) => {
  await page.goto('./');
  const pages = await readServedPages(page, readRoutes(), (html) =>
    [...html.querySelectorAll('h2')].some((heading) => heading.textContent.startsWith('Start with Wirespec')),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ path, content }) => content === path.startsWith('/docs')).map(({ path }) => path)).toEqual([]);
});

test("R-17 'Start with Wirespec' says what it is for and leads to the documentation", async ({ page }) => {
  await openPage(page, './');
  const block = page.getByRole('region', { name: 'Start with Wirespec' });
  await expect(block).toContainText(
    "By understanding your project's specific needs and architecture, you can choose the most suitable specification tool to streamline development and improve collaboration.",
  );
  await expect(block.getByRole('listitem')).toHaveText([
    'Free source-code',
    'Extended documentation',
    'Free community',
  ]);
  await block.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('./docs/getting-started');
});

test("R-17 'Start with Wirespec' disappears and reappears on client navigation", async ({ page }) => {
  await openPage(page, './vision');
  const block = page.getByRole('region', { name: 'Start with Wirespec' });
  const navbar = page.locator('.theme-layout-navbar-left');
  await expect(block).toBeVisible();
  await navbar.getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL('./docs/getting-started');
  await expect(block).toHaveCount(0);
  await navbar.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('./blog');
  await expect(block).toBeVisible();
});
