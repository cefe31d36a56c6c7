import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { readRoutes } from '../support/readRoutes';
import { resizeWindow } from '../support/resizeWindow';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';

// Code that is out of sight is not laid out; its size has to be known nevertheless, or pages would move while they are read.

const JAVA = '/docs/emitters/java';

/** Heights of all frames of code and of the page, in CSS pixels. */
const readHeights = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.theme-code-block, .theme-code-block pre > code')].map(
      (element) => element.getBoundingClientRect().height,
    ),
  );

/** How many blocks of code are not laid out. */
const countSkipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.theme-code-block pre > code > :first-child')].filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Has all code laid out, in sight or not; with `false`, only what is in sight again. */
async function layOutAll(page: Page, isOn = true): Promise<void> {
  await page.evaluate((on) => {
    // The security policy allows no style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.theme-code-block pre > code { content-visibility: visible !important; }');
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isOn);
}

const WAYS = [
  { name: 'on a wide screen', width: 1280, text: '100%' },
  { name: 'on a phone', width: 360, text: '100%' },
  { name: 'with text of twice the size', width: 1280, text: '200%' },
];

for (let share = 0; share < 2; share++) {
  test(`code is as high before it comes into sight as when it is there (${share + 1} of 2)`, async ({ page }) => {
    test.setTimeout(240_000);
    const skipped = new Map(WAYS.map(({ name }) => [name, 0]));
    const wrong: string[] = [];
    const routes = readRoutes().filter((path) => path.startsWith('/docs/'));
    for (const route of routes.filter((_, index) => index % 2 === share)) {
      await openPage(page, route);
      for (const { name, width, text } of WAYS) {
        await resizeWindow(page, width, 800);
        await page.locator('html').evaluate((html, size) => {
          html.style.fontSize = size;
        }, text);
        await layOutAll(page, false);
        // What was laid out is let go with a frame.
        await waitForFrames(page);
        skipped.set(name, skipped.get(name)! + (await countSkipped(page)));
        const before = await readHeights(page);
        await layOutAll(page);
        const after = await readHeights(page);
        wrong.push(
          ...before.flatMap((height, index) =>
            Math.abs(height - after[index]!) <= 0.5
              ? []
              : [`${route} ${name}, element ${index}: ${height}, then ${after[index]}`],
          ),
        );
      }
    }
    expect(wrong).toEqual([]);
    // Otherwise nothing was compared.
    for (const [name, count] of skipped) expect(count, name).toBeGreaterThan(50);
  });
}

test('R-35 an address leads exactly to a heading behind many blocks', async ({ page }) => {
  await openPage(page, JAVA);
  const ids = await page.locator('main h2[id]').evaluateAll((headings) => headings.map(({ id }) => id));
  const id = ids.at(-2)!;
  await page.goto('about:blank');
  await openPage(page, `${JAVA}#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  const readTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const landed = await readTop();
  await layOutAll(page);
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
