import type { Page } from '@playwright/test';

/** Scrolls to a position in CSS pixels and waits until the page has handled the event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    // Scroll events come before the first frame; the second frame draws their changes.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/** @returns how far the page is scrolled down, in CSS pixels */
export function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
