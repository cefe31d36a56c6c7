import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens a page of a built site and waits until it is alive and at rest: hydrated, loaded, with its fonts.
 *
 * @param url a route, or a full address
 * @returns the answer of the server
 * @throws Error when the page was there already and only a hash was added to its address
 */
export async function openPage(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (response === null) {
    throw new Error(`${url} is on the page that is open already, so nothing was loaded: open another page first.`);
  }
  await waitForHydration(page);
  await waitForArticles(page);
  await page.evaluate(() => document.fonts.ready);

  return response;
}

/** Waits until the scripts of a page that was opened or reloaded have taken it over. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Waits until the articles of a page, which come to life last, have done so. */
async function waitForArticles(page: Page): Promise<void> {
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
}
