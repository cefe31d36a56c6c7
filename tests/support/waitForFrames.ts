import type { Page } from '@playwright/test';

/** Waits until a change of the window has been drawn, and what watches sizes has heard of it. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
