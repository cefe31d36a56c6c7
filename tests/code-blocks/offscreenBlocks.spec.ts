import { layOutAllCode } from '../support/layOutAllCode';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

// The browser does not lay out code out of view, but pages must behave as if it did. `tests/every-page` checks that
// such code has its real size on every page.

/** A page with many blocks that are not folded. */
const LONG_PAGE = '/docs/language/errors';

test('R-30 an address scrolls exactly to a heading after many blocks', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const ids = await page.locator('main h2[id]').evaluateAll((headings) => headings.map(({ id }) => id));
  const id = ids.at(-2)!;
  await page.goto('about:blank');
  await openPage(page, `${LONG_PAGE}#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  const readTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const landed = await readTop();
  await layOutAllCode(page);
  await heading.evaluate((element) => {
    element.scrollIntoView();
  });
  expect(Math.abs(landed - (await readTop()))).toBeLessThanOrEqual(1);
});

test('code out of view can be selected and copied completely', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const [selected, source] = await page
    .locator('main .theme-code-block:visible pre > code')
    .last()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);

      return [String(getSelection()), element.textContent];
    });
  expect(selected).toBe(source);
});

test('on paper all code is laid out, with all of its lines', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const readBlocks = () =>
    page.locator('main .theme-code-block:visible pre').evaluateAll((frames) =>
      frames.map((frame) => ({
        isLaidOut: frame.querySelector('code > *')?.checkVisibility({ contentVisibilityAuto: true }),
        isWhole: frame.scrollHeight <= frame.clientHeight,
      })),
    );
  expect((await readBlocks()).filter(({ isLaidOut }) => isLaidOut !== true).length).toBeGreaterThan(5);

  await page.emulateMedia({ media: 'print' });
  const printed = await readBlocks();
  expect(printed.length).toBeGreaterThan(5);
  expect(printed).toEqual(printed.map(() => ({ isLaidOut: true, isWhole: true })));
});

test('searching in the page finds code out of view, and scrolls to its final position', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const line = await page
    .locator('main .theme-code-block:visible pre > code')
    .last()
    .evaluate((code) => {
      if (code.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true) return undefined;
      const lines = code.textContent.split('\n').map((text) => text.trim());

      return lines.find((text) => text.length > 20 && document.body.textContent.split(text).length === 2);
    });
  expect(line, 'a line of a block out of view that is nowhere else on the page').toBeDefined();

  // Chromium's `window.find` is not declared in TypeScript, because no standard describes it.
  expect(
    await page.evaluate((text) => (window as unknown as { find: (text: string) => boolean }).find(text), line!),
  ).toBe(true);
  const readFound = () =>
    page.evaluate(() => {
      const selection = getSelection()!;
      const { top, bottom } = selection.getRangeAt(0).getBoundingClientRect();

      return { text: selection.toString(), top, bottom };
    });
  const found = await readFound();
  expect(found.text).toBe(line);
  expect(found.top).toBeGreaterThan(0);
  expect(found.bottom).toBeLessThan(page.viewportSize()!.height);
  await layOutAllCode(page);
  expect(Math.abs((await readFound()).top - found.top)).toBeLessThanOrEqual(1);
});
