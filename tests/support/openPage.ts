import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens a page of a built site and waits until its client has started and its fonts have loaded.
 *
 * @param url - a route, or a full address
 * @returns the answer of the server
 * @throws Error if the page was there already and only a hash was added to its address
 */
export async function openPage(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (response === null) {
    throw new Error(`${url} is on the page that is open already, so nothing was loaded: open another page first.`);
  }
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);

  return response;
}

/** Waits until the client of a page that was opened or reloaded has started. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
