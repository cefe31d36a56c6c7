import type { Page } from '@playwright/test';

/**
 * Resizes the window, and waits until the page has handled the event and has been drawn. On a busy machine,
 * `setViewportSize` returns earlier.
 */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // One call waits for both the size and the frames, because each call takes time and a run resizes hundreds of times.
  await page.evaluate(async (query) => {
    const draw = (): Promise<number> => new Promise(requestAnimationFrame);
    while (!window.matchMedia(query).matches) await draw();
    await draw();
    await draw();
  }, `(width: ${width}px) and (height: ${height}px)`);
}
