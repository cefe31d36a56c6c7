import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { SharedContexts } from '../support/SharedContexts';
import { SITE_URL } from '../support/sites';
import { expect, test } from '../support/test';

// Checks that a shared context carries no state from one test to the next.

/** Reads the browser state that another page may have left behind. */
const readState = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async () => ({
    stored: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    caches: await caches.keys(),
    isOnline: navigator.onLine,
    location: (await navigator.permissions.query({ name: 'geolocation' })).state,
    year: new Date().getFullYear(),
    title: document.title,
  }));

test('a shared context carries no state from one test to the next', async ({ browser }) => {
  const contexts = new SharedContexts(browser);
  const context = await contexts.open({});
  const first = await context.newPage();
  await openPage(first, '/vision');
  const found = await readState(first);
  await first.evaluate(async () => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here';
    await caches.open('left');
  });
  await context.route('**/vision', (route) => route.fulfill({ body: '<title>Left here</title>' }));
  await context.grantPermissions(['geolocation']);
  await context.setOffline(true);
  expect(await readState(first)).not.toEqual(found);

  await contexts.empty(context, [SITE_URL]);
  expect(await contexts.open({})).toBe(context);
  const second = await context.newPage();
  await openPage(second, '/vision');
  expect(await readState(second)).toEqual(found);
  await contexts.discard(context);
});

test('each set of options has a context of its own, and at most three contexts stay open', async ({ browser }) => {
  const contexts = new SharedContexts(browser);
  const first = await contexts.open({ locale: 'en' });
  for (const locale of ['de', 'fr', 'nl']) expect(await contexts.open({ locale })).not.toBe(first);
  expect(first.pages()).toEqual([]);
  for (const locale of ['de', 'fr', 'nl']) await contexts.discard(await contexts.open({ locale }));
});

test('a fake clock that a test leaves in a shared context is an error, and the context is not used again', async ({
  browser,
}) => {
  const contexts = new SharedContexts(browser);
  const context = await contexts.open({});
  await (await context.newPage()).clock.setFixedTime('1980-01-01T00:00:00Z');
  await expect(contexts.empty(context, [SITE_URL])).rejects.toThrow('ownContext');
  expect(await contexts.open({})).not.toBe(context);
  await contexts.discard(await contexts.open({}));
});
