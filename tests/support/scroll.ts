import type { Page } from '@playwright/test';

/** Scrolls to a height in CSS pixels and waits until the page had the time to answer. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    // Scroll events come before the first frame; what they change is drawn by the second.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/** @returns how far the page is scrolled down, in CSS pixels */
export function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
