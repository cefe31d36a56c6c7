import { followByKeyboard } from '../support/followByKeyboard';
import { openPage, waitForClient } from '../support/openPage';
import { proxySite, type SiteProxy } from '../support/proxySite';
import { saveData } from '../support/saveData';
import { allowProblems, expect, test } from '../support/test';

/** The path for which connections break after half of the response, and how often. */
interface Break {
  path: string;
  /** The origin of the request: the browser opens a page (`document`), or the site fetches it (`empty`). */
  destination: 'document' | 'empty';
  times: number;
  /** Promise that delays the break, because a parser that waits for a stylesheet discards the markup after it. */
  after?: Promise<void>;
}

/** Serves the built site, but breaks connections in the middle of a response. */
async function serveBroken(broken: Break): Promise<SiteProxy> {
  return proxySite(async (request, response, body) => {
    const isAsked = request.url === broken.path && request.headers['sec-fetch-dest'] === broken.destination;
    if (!isAsked || broken.times === 0) {
      response.end(body);
      return;
    }
    broken.times -= 1;
    await new Promise((resolve) => response.write(body.subarray(0, Math.floor(body.length / 2)), resolve));
    await broken.after;
    response.destroy();
  });
}

/** Creates a break that waits until the test loses the connection. */
function createBreak(): { after: Promise<void>; loseConnection: () => void } {
  let loseConnection = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    loseConnection = resolve;
  });

  return { after, loseConnection };
}

const BROKEN_OFF = { match: /^console error: .*ERR_CONTENT_LENGTH_MISMATCH/, reason: 'the browser logs it' };

test.describe('a connection that is lost in the middle of a page', () => {
  allowProblems({ match: /^request to another host/, reason: 'the test has a server of its own' }, BROKEN_OFF);

  test('leaves the received part of the page readable, without a banner, and a reload completes it', async ({
    page,
  }) => {
    const { after, loseConnection } = createBreak();
    const server = await serveBroken({ path: '/docs/language/types', destination: 'document', times: 1, after });
    try {
      const address = `${server.address}/docs/language/types`;
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
      const failure = page.waitForEvent('requestfailed');
      loseConnection();
      expect((await failure).url()).toBe(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })).toBeVisible();
      await expect(page.locator('#base-url-banner')).toHaveCount(0);
      await page.reload();
      await waitForClient(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  });
});

test.describe('a page whose script fails to load', () => {
  allowProblems(
    { match: /^console error: .*net::ERR_FAILED/, reason: 'the browser logs it' },
    { match: /^failed request: .*\/site\.\w+\.js/, reason: 'the test aborts the request' },
  );

  test('can be read and its links work, without advice about the base URL', async ({ page }) => {
    await page.route(/\/assets\/js\/site\./, (route) => route.abort());
    await page.goto('/docs/language/types', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
    await page.locator('main a[rel~=next]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endpoints');
  });

  test('shows a message in place of the workbench that tells readers what to do', async ({ page }) => {
    await page.route(/\/assets\/js\/site\./, (route) => route.abort());
    await page.goto('/play', { waitUntil: 'load' });
    const readMessage = (): Promise<string> =>
      page.locator('[data-island-root]').evaluate((root) => {
        const { content, visibility } = getComputedStyle(root, '::after');
        return visibility === 'visible' ? content : '';
      });
    await expect.poll(readMessage).toContain('check the connection and reload the page');
  });
});

test.describe('a next page whose connection is lost in its middle', () => {
  allowProblems({ match: /^request to another host/, reason: 'the test has a server of its own' }, BROKEN_OFF, {
    match: /^console warning: TypeError/,
    reason: 'the site logs why it loads the page again',
  });

  test('is loaded again as a whole', async ({ page }) => {
    // The page is requested when the link gets the focus, and by the click if that comes after the first request has
    // failed.
    const server = await serveBroken({ path: '/blog', destination: 'empty', times: 2 });
    try {
      await saveData(page);
      await openPage(page, `${server.address}/docs/language/types`);
      await followByKeyboard(page, 'Blog');
      await expect(page).toHaveTitle(/blog/i);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  });
});

test.describe('a page whose connection is lost after the reader has followed another link', () => {
  allowProblems({ match: /^request to another host/, reason: 'the test has a server of its own' });

  test('does not replace the page of that link', async ({ page }) => {
    const { after, loseConnection } = createBreak();
    const server = await serveBroken({ path: '/blog', destination: 'empty', times: 1, after });
    try {
      await saveData(page);
      await openPage(page, `${server.address}/docs/language/types`);
      await followByKeyboard(page, 'Blog');
      // The second navigation aborts the request of the first one.
      const abort = page.waitForEvent('requestfailed');
      await followByKeyboard(page, 'Vision');
      await abort;
      await expect(page).toHaveTitle(/vision/i);
      await page.evaluate(() => {
        document.body.setAttribute('data-same-document', '');
      });
      loseConnection();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-same-document]')).toHaveCount(1);
      await expect(page).toHaveTitle(/vision/i);
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  });
});
