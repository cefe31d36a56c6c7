import type { Page } from '@playwright/test';
import { waitForFrames } from './waitForFrames';

/** Gives the window another size, and waits until the page has heard of it and was drawn: on a busy machine, that takes longer than the call. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    (query) => window.matchMedia(query).matches,
    `(width: ${width}px) and (height: ${height}px)`,
  );
  await waitForFrames(page);
}
