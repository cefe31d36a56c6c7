import { layOutAllCode } from '../support/layOutAllCode';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

// Code that is out of sight is not laid out; what readers do with it goes on as if it were. That its size is known is asked of every page, in tests/every-page.

const JAVA = '/docs/emitters/java';

test('R-35 an address leads exactly to a heading behind many blocks', async ({ page }) => {
  await openPage(page, JAVA);
  const ids = await page.locator('main h2[id]').evaluateAll((headings) => headings.map(({ id }) => id));
  const id = ids.at(-2)!;
  await page.goto('about:blank');
  await openPage(page, `${JAVA}#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  const readTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const landed = await readTop();
  await layOutAllCode(page);
  await heading.evaluate((element) => {
    element.scrollIntoView();
  });
  expect(Math.abs(landed - (await readTop()))).toBeLessThanOrEqual(1);
});

test('code that was not in sight can be selected and copied whole', async ({ page }) => {
  await openPage(page, JAVA);
  const [selected, source] = await page
    .locator('main .theme-code-block:visible pre > code')
    .last()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);

      return [String(getSelection()), element.textContent];
    });
  expect(selected).toBe(source);
});
