import type { Locator, Page } from '@playwright/test';

/**
 * Runs in the page: which block of the text follows the mark; `undefined` when the page is served without a mark. The mark removes itself, so it is looked for in what the
 * server sent.
 */
async function findNextBlock(): Promise<number | undefined> {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.addEventListener('loadend', resolve);
    request.open('GET', window.location.href);
    request.send();
  });
  const mark = request.responseXML?.querySelector('.markdown > script');
  if (request.responseXML !== null && !mark) return undefined;
  const blocks = [...(mark?.parentElement?.children ?? [])].filter((element) => element.tagName !== 'SCRIPT');
  const index = blocks.findIndex((block) => block === mark?.nextElementSibling);
  if (index === -1) throw new Error(`What follows the mark was not found on ${window.location.pathname}.`);

  return index;
}

/** Finds the first block of the text of an open page that is not part of its first screen. */
export async function findEndOfFirstScreen(page: Page): Promise<Locator | undefined> {
  const next = await page.evaluate(findNextBlock);

  return next === undefined ? undefined : page.locator('.markdown > :not(script)').nth(next);
}

/**
 * A first screen that ends within the window would leave a hole until the rest comes.
 *
 * @param end what follows it; `undefined` for pages that come as a whole
 */
export async function findHighEnd(end: Locator | undefined, name: string, height: number): Promise<string[]> {
  const top = await end?.evaluate((element) => element.getBoundingClientRect().top);

  return top === undefined || top >= height ? [] : [`${name}: the first screen ends at ${top} of ${height} px`];
}
