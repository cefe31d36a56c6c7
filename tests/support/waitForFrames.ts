import type { Page } from '@playwright/test';

/** Waits until a change of the window has been drawn, and until observers of sizes have been notified. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
