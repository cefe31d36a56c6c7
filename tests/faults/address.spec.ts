import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

const PAGE = '/docs/language/types';

const QUERY = 'docusaurus-data-island=workbench&docusaurus-data-props={}&docusaurus-data-copy=x&docusaurus-theme=red';

/** Pages, each with the query that it reads itself, and an element that appears when it has done so. */
const PAGES = [
  { path: PAGE, own: '', ready: 'main h1' },
  { path: '/search', own: 'q=enum&', ready: 'main ol h2' },
  { path: '/play', own: 'mode=compare&', ready: 'main button:text-is("Show an example")' },
];

for (const { path, own, ready } of PAGES) {
  test(`an unknown query changes neither the attributes nor the content of the page: ${path}`, async ({ page }) => {
    const read = async () => {
      await expect(page.locator(ready).first()).toBeVisible();
      await page.waitForLoadState('networkidle');

      return page.evaluate(() => ({
        attributes: document.documentElement.getAttributeNames(),
        text: document.querySelector('main')?.textContent,
        islands: document.querySelectorAll('[data-island]').length,
        copied: document.querySelectorAll('[data-copy=x]').length,
      }));
    };
    await openPage(page, `${path}?${own}`);
    const plain = await read();
    await openPage(page, `${path}?${own}${QUERY}`);
    expect(await read()).toEqual(plain);
  });
}

for (const hash of ['#%', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>', '#__proto__', '#[data-island]', '#%00']) {
  test(`a page opens with the hash ${hash}`, async ({ page }) => {
    await openPage(page, PAGE + hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
    await page.mouse.wheel(0, 400);
    await page.getByRole('link', { name: 'Vision', exact: true }).first().click();
    await expect(page).toHaveTitle(/Vision/);
  });
}
