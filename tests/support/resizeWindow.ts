import type { Page } from '@playwright/test';

/** Gives the window another size, and waits until the page has heard of it and was drawn: on a busy machine, that takes longer than the call. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // One question instead of one for the size and one for the frames, hundreds of times in a run.
  await page.evaluate(async (query) => {
    const draw = (): Promise<number> => new Promise(requestAnimationFrame);
    while (!window.matchMedia(query).matches) await draw();
    await draw();
    await draw();
  }, `(width: ${width}px) and (height: ${height}px)`);
}
