import type { Page } from '@playwright/test';
import { SITE_URL } from '../support/sites';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';

// Tests the `test` function of tests/support/test.ts, which all other browser tests use. Each page here breaks one of
// its rules.

const PAGE = `${SITE_URL}/page-of-the-harness`;

async function open(page: Page, body: string): Promise<void> {
  await page.route(PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><link rel="icon" href="data:,">${body}` }),
  );
  await page.goto(PAGE);
}

const LOUD_PAGES = {
  'logs an error': '<script>console.error("broken")</script>',
  'logs a warning': '<script>console.warn("deprecated")</script>',
  throws: '<script>setTimeout(() => { throw new Error("oops"); })</script>',
  'rejects a promise without a handler': '<script>Promise.reject(new Error("oops"))</script>',
  'loads a file that does not exist': '<img src="/img/not-there.png" alt="">',
  'sends a request to another host': '<script>fetch("https://example.com/pixel").catch(() => {})</script>',
};

for (const [title, body] of Object.entries(LOUD_PAGES)) {
  test(`a test fails when its page ${title}`, async ({ page, problems }) => {
    await open(page, body);
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    // From here on, the test is expected to fail: at its end, `test` reports the problems.
    test.fail();
  });
}

const LOSSES = {
  removes: 'this.remove()',
  hides: 'this.hidden = true',
  disables: 'this.disabled = true',
  blurs: 'this.blur()',
  'removes, after a second,': 'setTimeout(() => this.remove(), 1000)',
};

for (const [effect, script] of Object.entries(LOSSES)) {
  test(`a test fails when a click ${effect} the control that has the focus`, async ({ page, problems }) => {
    await open(page, `<button onclick="${script}">Close</button>`);
    await page.getByRole('button').click();
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    test.fail();
  });
}

test('a test passes when the reader leaves a control by clicking beside it', async ({ page, problems }) => {
  await open(page, '<button onclick="this.textContent = \'Done\'">Go</button><h1>Quiet</h1>');
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toBeFocused();
  await page.getByRole('heading').click();
  await expect(page.locator('body')).toBeFocused();
  // `watchFocus` reports a lost focus after 30 frames.
  for (let frame = 0; frame < 40; frame += 1) await waitForFrames(page);
  expect(problems).toEqual([]);
});

const CLOSING_BUTTON = `<button onclick="${LOSSES.removes}">Close</button>`;

test('a test fails when a click in a second page loses the focus', async ({ context, problems }) => {
  const page = await context.newPage();
  await open(page, CLOSING_BUTTON);
  await page.getByRole('button').click();
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  test.fail();
});

test('a test fails when a click in a popup loses the focus', async ({ page, context, problems }) => {
  await context.route(`${PAGE}/popup`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,">${CLOSING_BUTTON}`,
    }),
  );
  await open(page, `<a href="${PAGE}/popup" target="_blank">Open</a>`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link').click();
  await (await opened).getByRole('button').click();
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  test.fail();
});

test('a test passes when its page is quiet', async ({ page, problems }) => {
  await open(page, '<h1>Quiet</h1><script>console.info("fine")</script>');
  await expect(page.getByRole('heading')).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe('with an allowed problem', () => {
  test.use({ allowedProblems: [{ match: /^console warning: known/, reason: 'the test logs it' }] });

  test('a test passes when exactly the allowed problem occurs', async ({ page, problems }) => {
    await open(page, '<script>console.warn("known limit")</script>');
    await expect.poll(() => problems.length).toBe(1);
  });

  test('a test fails when the allowed problem does not occur', async ({ page }) => {
    await open(page, '<h1>Quiet</h1>');
    test.fail();
  });

  test('a test fails when another problem occurs as well', async ({ page, problems }) => {
    await open(page, '<script>console.warn("known limit"); console.warn("new one")</script>');
    await expect.poll(() => problems.length).toBe(2);
    test.fail();
  });
});
