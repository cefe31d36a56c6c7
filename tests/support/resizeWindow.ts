import type { Page } from '@playwright/test';

/** Gives the window another size, and waits, in one question, until the page has heard of it and was drawn: on a busy machine, that takes longer than the call. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (query) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (window.matchMedia(query).matches)
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                resolve();
              }),
            );
          else requestAnimationFrame(look);
        };
        look();
      }),
    `(width: ${width}px) and (height: ${height}px)`,
  );
}
