import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { tabTo } from '../support/tabTo';

/** Describes a problem with the focused element: it is invisible, covered by the bar, or outside the window. */
async function findHiddenFocus(page: Page): Promise<string | undefined> {
  // The browser scrolls to the focus before it draws the next frame, and a bar that moves away takes a moment.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));

  return page.evaluate(() => {
    const focus = document.activeElement;
    if (focus === null || focus === document.body) return 'nothing has the focus';
    const name = `${focus.tagName} "${(focus.getAttribute('aria-label') ?? focus.textContent).trim().slice(0, 40)}"`;
    // Text may wrap into several boxes: one visible box is enough.
    const boxes = [...focus.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isSeen = boxes.some(({ left, right, top, bottom }) => {
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );

      return points.some(([x, y]) => {
        const front = document.elementFromPoint(x, y);

        return front !== null && (focus.contains(front) || front.contains(focus));
      });
    });

    return isSeen ? undefined : `${name} has the focus, but is not visible`;
  });
}

/** Presses a key repeatedly, until the focus leaves the page, and describes each problem with the focus. */
async function moveFocus(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<string[]> {
  const problems: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement === document.body)) {
      if (step < 10) problems.push(`${key} reaches only ${step} elements`);
      break;
    }
    const problem = await findHiddenFocus(page);
    if (problem !== undefined) problems.push(`${step + 1} × ${key}: ${problem}`);
  }

  return problems;
}

test('the keyboard leads from the home page to the docs, to a search result, to tabs, and back', async ({ page }) => {
  await openPage(page, '/');
  await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }), 40);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/getting-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Getting started/i);

  // After a navigation, the focus order starts at the beginning: with the link that skips the bar.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Search' }), 40);
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.type('emitters');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('Emitters');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Emitters/);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/docs/getting-started');
  const tabs = page.getByRole('tablist').first();
  await tabTo(tabs.getByRole('tab', { selected: true }), 150);
  await page.keyboard.press('ArrowRight');
  // The tab is not selected yet, so the Tab key does not reach it.
  await expect(tabs.getByRole('tab').nth(1)).toBeFocused();
  await expect(tabs.getByRole('tab').nth(1)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link to a section of another page moves the focus to its heading, from which Tab continues', async ({
  page,
}) => {
  await openPage(page, '/docs/language/endpoints');
  await page.getByRole('main').locator('a[href="/docs/language/types#unions"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/language/types#unions');
  const heading = page.getByRole('heading', { name: 'Unions', level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(heading.locator(':focus')).toHaveCount(1);
  // The Tab key does not reach it later.
  await expect(heading).not.toHaveAttribute('tabindex');
});

test('the menu of small windows opens, keeps the focus inside, and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/language/types');
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  await tabTo(button, 40);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

for (const { width, height, name } of [
  { width: 1280, height: 800, name: 'a desktop' },
  { width: 360, height: 740, name: 'a phone' },
  { width: 320, height: 256, name: 'a window at 400%' },
]) {
  for (const route of ['/', '/docs/language/types', '/blog']) {
    test(`the focused element is always visible on ${route}, forwards and backwards, on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, route);
      expect([...(await moveFocus(page, 'Tab', 45)), ...(await moveFocus(page, 'Shift+Tab', 20))]).toEqual([]);
    });
  }
}
