import type { Page } from '@playwright/test';

/**
 * Stops the clock of an open page; from here on `page.clock.runFor` alone moves it. The page must have been opened
 * after `page.clock.install()`, in a test with a context of its own (`ownContext: true`), because the clock stays
 * behind.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The time is in the future, because the clock continues until it is stopped.
  await page.clock.pauseAt(now + 10_000);
}
