import type { Page } from '@playwright/test';

/**
 * Pauses the clock of an open page. After that, only `page.clock.runFor` advances it. Call `page.clock.install()`
 * before the page opens. The test needs a context of its own (`ownContext: true`), because a context keeps the fake
 * clock.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The time is in the future, because the clock continues until it is stopped.
  await page.clock.pauseAt(now + 10_000);
}
