import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import type { Locator, Page } from '@playwright/test';
import { listElements } from '../../lib/built-pages/BuiltPage';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { openPage, waitForClient } from '../support/openPage';
import { readPages } from '../support/readPages';
import { expect, test } from '../support/test';

/** A page with generated code, tabs and text for two generations. */
const JAVA = '/docs/emitters/java';
const KOTLIN = '/docs/emitters/kotlin';
/** A page that follows the build tool. */
const START = '/docs/getting-started';
/** A page with text that differs by language. */
const TYPES = '/docs/language/types';

const findGeneration = (page: Page): Locator => page.getByRole('combobox', { name: 'Generation of code' }).first();

/** Lists the labels of all panels and variants that are shown and follow a choice. */
async function listShown(page: Page): Promise<string[]> {
  return page
    .locator('main [data-items] > [data-label]:not([hidden])')
    .evaluateAll((panels: HTMLElement[]) => panels.map(({ dataset }) => dataset.label ?? ''));
}

/** Waits until all panels and variants that are shown belong to a generation. */
async function expectGeneration(page: Page, label: RegExp): Promise<void> {
  await expect(async () => {
    const shown = await listShown(page);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((one) => !label.test(one))).toEqual([]);
  }).toPass();
}

const IR = /--ir/;
const DEFAULT = /^(?:Java|Kotlin|Default generation)$/;

test('a generation chosen once applies to tabs, code and text on the next page, after going back and after a reload', async ({
  page,
}) => {
  await openPage(page, JAVA);
  await expectGeneration(page, IR);
  await findGeneration(page).selectOption('Default generation');
  await expectGeneration(page, DEFAULT);

  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Kotlin', exact: true }).click();
  await expect(page).toHaveURL(KOTLIN);
  await expectGeneration(page, DEFAULT);
  await expect(findGeneration(page)).toHaveValue('generation=default');

  await findGeneration(page).selectOption('With --ir');
  await page.goBack();
  await expect(page).toHaveURL(JAVA);
  await expectGeneration(page, IR);
  await expect(findGeneration(page)).toHaveValue('generation=ir');

  await findGeneration(page).selectOption('Default generation');
  await page.reload();
  await waitForClient(page);
  await expectGeneration(page, DEFAULT);
  await expect(findGeneration(page)).toHaveValue('generation=default');
});

test('selecting a tab with generated code applies its generation to text and controls, too', async ({ page }) => {
  await openPage(page, JAVA);
  await page.getByRole('tab', { name: 'Java', exact: true }).click();
  await expectGeneration(page, DEFAULT);
  await expect(findGeneration(page)).toHaveValue('generation=default');
});

test('text follows the language of the tab that the reader selects', async ({ page }) => {
  await openPage(page, TYPES);
  const main = page.getByRole('main');
  await expect(main.getByText('In TypeScript, an optional field')).toBeVisible();
  await main.getByRole('tab', { name: 'Java', exact: true }).first().click();
  await expect(main.getByText('In Java, an optional field')).toBeVisible();
  await expect(main.getByText('In TypeScript, an optional field')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Language' }).first()).toHaveValue('language=java');
});

test('the build tool follows the language until the reader chooses a build tool', async ({ page }) => {
  await openPage(page, TYPES);
  const language = page.getByRole('combobox', { name: 'Language' }).first();
  const buildTool = page.getByRole('combobox', { name: 'Build tool' });
  await language.selectOption('Kotlin');
  await page.goto(START);
  await expect(buildTool).toHaveValue('build-tool=gradle');
  expect(new Set(await listShown(page))).toEqual(new Set(['Gradle']));

  await waitForClient(page);
  await page.getByRole('tab', { name: 'Maven' }).first().click();
  await expect(buildTool).toHaveValue('build-tool=maven');
  await openPage(page, TYPES);
  await expect(language).toHaveValue('language=kotlin');
  await language.selectOption('TypeScript');
  await openPage(page, START);
  await expect(buildTool).toHaveValue('build-tool=maven');
});

test('a choice applies to other browser tabs at once, and after a reload', async ({ page, context }) => {
  await openPage(page, JAVA);
  const other = await context.newPage();
  await openPage(other, KOTLIN);
  await findGeneration(page).selectOption('Default generation');
  await expectGeneration(other, DEFAULT);
  await other.reload();
  await waitForClient(other);
  await expectGeneration(other, DEFAULT);
});

for (const width of [360, 1280]) {
  test(`in a window of ${width} px, a stored choice applies before the client starts and shifts no layout`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await observeShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.generation', 'default');
      document.addEventListener('DOMContentLoaded', () => {
        const panels = document.querySelectorAll<HTMLElement>('main [data-items] > [data-label]:not([hidden])');
        const select = document.querySelector<HTMLSelectElement>('main select');
        Object.assign(window, {
          parsed: {
            state: document.documentElement.dataset.hasHydrated,
            labels: Array.from(panels, ({ dataset }) => dataset.label),
            chosen: select?.value,
          },
        });
      });
    });
    await openPage(page, JAVA);
    const parsed = await page.evaluate(
      () => (window as unknown as { parsed: { state: string; labels: string[]; chosen: string } }).parsed,
    );
    expect(parsed.state).not.toBe('true');
    expect(parsed.chosen).toBe('generation=default');
    expect(parsed.labels).toEqual(await listShown(page));
    await expectGeneration(page, DEFAULT);
    expect(await readShifts(page, JAVA)).toEqual([]);
  });
}

test('on a small screen, the controls are on one line and work with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/troubleshooting');
  const chooser = page.locator('[data-chooser]');
  const selects = chooser.getByRole('combobox');
  await expect(selects).toHaveCount(2);
  const boxes = await selects.evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top));
  expect(boxes[0]).toBe(boxes[1]);
  const isCut = await chooser.evaluate((form) => form.scrollWidth > form.clientWidth);
  expect(isCut).toBe(false);

  await selects.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(selects.first()).toHaveValue('language=java');
  await expect(page.locator('main [data-contract] [role=tab][aria-selected=true]')).toHaveText('Java (--ir)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows all variants, the default one first, and hides the controls', async ({ page }) => {
    await page.goto(JAVA);
    await expect(page.locator('[data-chooser]')).toBeHidden();
    const variants = page.locator('main :is([data-variant], [role=tabpanel])');
    expect(await variants.count()).toBeGreaterThan(3);
    for (const variant of await variants.all()) await expect(variant).toBeVisible();
    await expect(variants.first()).not.toHaveAttribute('hidden');
  });
});

test.describe('without scripts, on a phone and a desktop', () => {
  test.use({ javaScriptEnabled: false });

  test('controls that need scripts are hidden', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(JAVA);
      await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
      const controls = page.locator('.needs-scripts');
      expect(await controls.count()).toBeGreaterThan(2);
      for (const control of await controls.all()) await expect(control).toBeHidden();
    }
  });
});

test('tabs and variants contain no headings, whose addresses would lead to hidden content', () => {
  const panels = readPages().flatMap(({ route, tree }) =>
    listElements(tree, ({ properties }) => properties.dataLabel !== undefined).map((panel) => ({ route, panel })),
  );
  expect(panels.length).toBeGreaterThan(100);
  const headings = panels.flatMap(({ route, panel }) =>
    listElements(panel, (element) => headingRank(element) !== undefined).map(
      (heading) => `${route}: ${toString(heading)}`,
    ),
  );
  expect(headings).toEqual([]);
});
