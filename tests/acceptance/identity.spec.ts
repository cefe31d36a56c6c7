import { readFileSync } from 'node:fs';
import { openPage } from '../support/openPage';
import { ROUTES } from '../support/routes';
import { expect, test } from '../support/test';

const COMPILER = 'node_modules/@flock/wirespec/package.json';

function readCompilerVersion(): string {
  const { version } = JSON.parse(readFileSync(COMPILER, 'utf8')) as { version: string };

  return version;
}

// Pages contain only a part of the configuration. config/__tests__/createSiteConfig.test.ts checks the rest of it.
test('R-10 the site is served from the root of its host', async ({ page }) => {
  await openPage(page, ROUTES.docs[0]);
  const addresses = await page.evaluate(() => [
    ...[...document.scripts].map((script) => script.getAttribute('src')),
    ...[...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
  ]);
  const files = addresses.filter((address) => address !== null);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(file).toMatch(/^\/assets\//);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wirespec' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('R-10 pages show the version of the installed compiler', async ({ page }) => {
  await openPage(page, '/markdown-page');
  await expect(page.getByRole('main')).toContainText(`Wirespec ${readCompilerVersion()}`);
});

test('R-10 the description says what Wirespec does for API development', async ({ page }) => {
  await openPage(page, '/');
  const description = page.locator('meta[name="description"]');
  for (const part of [
    /simplifies API development workflows/,
    /speeds up implementation/,
    /guarantees .*strict.*contract/,
  ]) {
    await expect(description).toHaveAttribute('content', part);
  }
});

test('R-10 the delimiter separates title and site, and the pages are English', async ({ page }) => {
  for (const path of ['/vision', ROUTES.docs[0], ROUTES.posts[0]]) {
    await openPage(page, path);
    await expect(page).toHaveTitle(/^[^|]*\S \| Wirespec$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('R-10 the sitemap gives every page the frequency weekly and the priority 0.5', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
  expect(entries.length).toBeGreaterThan(Object.values(ROUTES).flat().length);
  for (const entry of entries) {
    expect(entry).toContain('<changefreq>weekly</changefreq>');
    expect(entry).toContain('<priority>0.5</priority>');
  }
});
