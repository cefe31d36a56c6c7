import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { openSearch } from '../search/openSearch';

/** Finds elements that the Tab key reaches and that have no outline while they have the focus. */
async function findFocusWithoutOutline(page: Page, steps: number): Promise<string[]> {
  const problems: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);

      return {
        name: `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`,
        isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && outlineColor !== 'rgba(0, 0, 0, 0)',
      };
    });
    if (focus === undefined) {
      if (step < 10) problems.push(`the Tab key reaches only ${step} elements`);
      break;
    }
    if (!focus.isSeen) problems.push(`${focus.name} has no outline while it has the focus`);
  }

  return problems;
}

/** Returns whether two elements of the same kind look different, apart from their text and position. */
async function looksDifferent(one: Locator, other: Locator): Promise<boolean> {
  const read = (locator: Locator): Promise<string> =>
    locator.evaluate((element) =>
      [undefined, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part);
          const isThere = part === undefined || style.content !== 'none';

          return isThere
            ? [
                style.backgroundColor,
                style.color,
                style.borderBottom,
                style.borderLeft,
                style.outline,
                style.textDecorationLine,
                style.fontWeight,
              ].join(' ')
            : '';
        })
        .join('|'),
    );

  return (await read(one)) !== (await read(other));
}

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const route of ['/', '/docs/language/types', '/search?q=enum', '/blog']) {
    test(`the focus can be seen on ${route}`, async ({ page }) => {
      await openPage(page, route);
      expect(await findFocusWithoutOutline(page, 40)).toEqual([]);
    });
  }

  test('selects have an arrow, which the system draws', async ({ page }) => {
    await openPage(page, '/play?mode=convert');
    await expect(page.getByLabel('Format')).toHaveCSS('appearance', 'auto');
  });

  test('logos, arrows and icons have the color of the text around them', async ({ page }) => {
    // The page is dark, the colors of the system are light.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await openPage(page, '/docs/language/types');
    const logo = page.getByRole('img', { name: 'Wirespec' }).first();
    const lines = await logo
      .locator('path')
      .evaluateAll((paths) =>
        paths.map((line) => getComputedStyle(line).stroke === getComputedStyle(line.closest('a')!).color),
      );
    expect(lines).toEqual([true, true]);
    for (const [selector, part] of [
      ['[data-copy]', '::before'],
      ['[data-dropdown-button]', '::before'],
    ] as const) {
      const shape = page.locator(selector).filter({ visible: true }).first();
      const colors = await shape.evaluate(
        (element, pseudo) => [getComputedStyle(element, pseudo).backgroundColor, getComputedStyle(element).color],
        part,
      );
      expect(colors[0], selector).toBe(colors[1]);
    }
    for (const selector of ['.theme-code-block svg', '.theme-doc-sidebar-menu svg', '.theme-doc-breadcrumbs svg']) {
      const drawn = page.locator(selector).filter({ visible: true }).first();
      const colors = await drawn.evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(element.parentElement!).color,
      ]);
      expect(colors[0], selector).toBe(colors[1]);
    }
    // The system marks these with a color that the page does not use.
    const marks = await page.evaluate(() =>
      [
        ['.theme-layout-navbar-left > li > a[aria-current]', '::after'],
        ['.theme-doc-sidebar-menu [aria-current="page"]', undefined],
      ].map(([selector, part]) => getComputedStyle(document.querySelector(selector!)!, part).backgroundColor),
    );
    const highlight = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.forcedColorAdjust = 'none';
      probe.style.backgroundColor = 'Highlight';
      document.body.append(probe);

      return getComputedStyle(probe).backgroundColor;
    });
    expect(marks).toEqual([highlight, highlight]);
  });

  test('the current entry of the bar and of the sidebar, the selected tab and the selected result look different from the others', async ({
    page,
  }) => {
    await openPage(page, '/docs/getting-started');
    const bar = page.getByRole('navigation', { name: 'Main' });
    expect(await looksDifferent(bar.getByRole('link', { name: 'Docs' }), bar.getByRole('link', { name: 'Blog' }))).toBe(
      true,
    );
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(
      await looksDifferent(
        sidebar.getByRole('link', { name: 'Getting started' }),
        sidebar.getByRole('link', { name: 'Glossary' }),
      ),
    ).toBe(true);
    const tabs = page.getByRole('main').getByRole('tablist').first();
    expect(
      await looksDifferent(
        tabs.getByRole('tab', { selected: true }).first(),
        tabs.getByRole('tab', { selected: false }).first(),
      ),
    ).toBe(true);
    const { enterQuery, dialog } = await openSearch(page);
    await enterQuery('enum');
    const rows = dialog.getByRole('row');
    expect(await looksDifferent(rows.and(dialog.locator('[aria-selected="true"]')), rows.last())).toBe(true);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of ['/', '/docs/language/types']) {
    test(`no animation on ${route} is longer than 10 ms during loading, scrolling, and opening the menu and the search`, async ({
      page,
    }) => {
      const readLong = (): Promise<string[]> =>
        page.evaluate(() =>
          document
            .getAnimations()
            .map((animation) => ({
              kind: animation.constructor.name,
              // The active duration excludes delays. The search spinner, for example, appears after a delay.
              duration: Number(animation.effect?.getComputedTiming().activeDuration ?? 0),
            }))
            .filter(({ duration }) => duration > 10)
            .map(({ kind, duration }) => `${kind} of ${duration} ms`),
        );
      await page.setViewportSize({ width: 360, height: 740 });
      await openPage(page, route);
      expect(await readLong()).toEqual([]);
      await page.mouse.wheel(0, 900);
      expect(await readLong()).toEqual([]);
      await page.mouse.wheel(0, -900);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      expect(await readLong()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      expect(await readLong()).toEqual([]);
    });
  }
});
