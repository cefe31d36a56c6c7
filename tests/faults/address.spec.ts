import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

const PAGE = '/docs/language/types';

test('the query of an address reaches no attribute, and no part of the page', async ({ page }) => {
  await openPage(page, PAGE);
  const read = () =>
    page.evaluate(() => ({
      attributes: document.documentElement.getAttributeNames(),
      text: document.querySelector('main')?.textContent,
      islands: document.querySelectorAll('[data-island]').length,
    }));
  const plain = await read();
  const query =
    'docusaurus-data-island=playground&docusaurus-data-props={}&docusaurus-data-copy=x&docusaurus-theme=red';
  await openPage(page, `${PAGE}?${query}`);
  expect(await read()).toEqual(plain);
});

for (const hash of ['#%', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>', '#__proto__', '#[data-island]', '#%00']) {
  test(`a page opens with the hash ${hash}`, async ({ page }) => {
    await openPage(page, PAGE + hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
    await page.mouse.wheel(0, 400);
    await page.getByRole('link', { name: 'Vision', exact: true }).first().click();
    await expect(page).toHaveTitle(/Vision/);
  });
}
