import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { readSiteFile, toHostPath } from '../support/readSite';
import { expect, test as base, trustOrigin } from '../support/test';
import { type Host, startHost } from './startHost';

/** A `test` with a host of the built site that is stopped after each test. */
export const test = base.extend<{ host: Host }>({
  // Playwright's way to say that it needs no other fixture.
  host: async ({}, use) => {
    const host = await startHost();
    trustOrigin(host.url);
    await use(host);
    await host.stop();
  },
});

/** Reads the HTML of a page from the built site. */
export function readBuiltPage(route: string): string {
  return readSiteFile(`${route.slice(1)}/index.html`);
}

/** Waits until the worker has cached a page, or any other file, by its path on the host. */
export async function waitUntilCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (kept) => (await caches.match(kept, { ignoreVary: true })) !== undefined, address))
    .toBe(true);
}

/** Opens a page and waits until the worker has cached it with its styles and scripts. */
export async function visit(page: Page, host: Host, route: string): Promise<void> {
  await openPage(page, host.url + route);
  const files = readBuiltPage(route).match(/\/assets\/(?:css|js)\/[^"'\s>]+/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  for (const address of [route, ...files]) await waitUntilCached(page, toHostPath(address));
}
