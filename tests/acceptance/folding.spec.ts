import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { expect, test } from '../support/test';

/** Records the duration of each height transition, in milliseconds, in an attribute of the root element. */
async function watchHeights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName === 'height' && target instanceof Element) {
        durations.push(Number.parseFloat(getComputedStyle(target).transitionDuration) * 1000);
        document.documentElement.dataset.heights = durations.join(' ');
      }
    });
  });
}

async function readTransitions(page: Page): Promise<number[]> {
  const durations = await page.locator('html').getAttribute('data-heights');

  return (durations ?? '').split(' ').filter(Boolean).map(Number);
}

async function unfold(page: Page, name: string): Promise<Locator> {
  const section = page.locator('details').filter({ hasText: name });
  await section.locator('summary').click();
  await expect(section).toHaveAttribute('data-collapsed', 'false');

  return section;
}

test.describe('sections of a page', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-53 a section unfolds and folds', async ({ page }) => {
    await openPage(page, '/folding');
    const content = page.getByText('One line.');
    await expect(content).toBeHidden();
    const section = await unfold(page, 'Low');
    await expect(content).toBeVisible();
    await section.locator('summary').click();
    await expect(content).toBeHidden();
  });

  test('R-53 the height of a section is animated, for a longer time if the section is higher', async ({ page }) => {
    await openPage(page, '/folding');
    await watchHeights(page);
    await unfold(page, 'Low');
    await expect.poll(() => readTransitions(page)).toHaveLength(1);
    await unfold(page, 'High');
    await expect.poll(() => readTransitions(page)).toHaveLength(2);
    const [low = 0, high = 0] = await readTransitions(page);
    expect(low).toBeGreaterThan(50);
    expect(high).toBeGreaterThan(low * 1.3);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('R-53 a section unfolds without visible motion', async ({ page }) => {
      await openPage(page, '/folding');
      await watchHeights(page);
      await unfold(page, 'High');
      await expect(page.getByText('twenty')).toBeVisible();
      // The transition takes 1 ms, because the site waits for its end. No frame is drawn in this time.
      await expect.poll(() => readTransitions(page)).not.toHaveLength(0);
      expect(Math.max(...(await readTransitions(page)))).toBeLessThanOrEqual(1);
    });
  });
});

test('R-53 the height of a sidebar category is animated when it folds', async ({ page }) => {
  await openPage(page, '/docs/getting-started');
  await watchHeights(page);
  const item = page.locator('.theme-doc-sidebar-menu a[href="/docs/language/channels"]');
  await expect(item).toBeVisible();
  await page.locator('summary', { hasText: "Collapse sidebar category 'Language'" }).click();
  await expect(item).toBeHidden();
  await expect.poll(() => readTransitions(page)).toHaveLength(1);
  expect((await readTransitions(page))[0]).toBeGreaterThan(50);
});
