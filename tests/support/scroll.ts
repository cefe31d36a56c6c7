import type { Page } from '@playwright/test';
import { waitForFrames } from './waitForFrames';

/** Scrolls to a height in CSS pixels and waits until the page had the time to answer. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    // Scroll events come before the first frame; what they change is drawn by the second.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/**
 * Reads the scroll position when what came into view is laid out. Browsers then move the position by the difference to its estimated height.
 *
 * @returns how far the page is scrolled down, in CSS pixels
 */
export async function readScroll(page: Page): Promise<number> {
  await waitForFrames(page);

  return page.evaluate(() => window.scrollY);
}
