import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens a page of a built site and waits until its client has started and its fonts have loaded.
 *
 * @param url - a route, or a full address
 * @returns the server's response
 * @throws Error if the page is already open, so that the browser loads nothing
 */
export async function openPage(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (response === null) {
    throw new Error(
      `${url} is on the page that is already open, so the browser loaded nothing. Open another page first.`,
    );
  }
  await waitForClient(page);
  await page.evaluate(() => document.fonts.ready);

  return response;
}

/** Waits until the client of a page that was opened or reloaded has started. */
export async function waitForClient(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
