import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { readSite, toHostPath } from '../support/readSite';
import { BELOW } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';

// Most static hosts answer every unknown address, including other spellings of a page, with 404.html and status 404.
// The test server accepts more spellings.

allowProblems({ match: /^console error: .*status of 404/, reason: 'the host answers other spellings with 404' });

/** Makes the host answer an address with 404. */
async function answerWith404(page: Page, address: string): Promise<void> {
  const body = readFileSync(path.join(readSite().folder, '404.html'), 'utf8');
  const pathname = toHostPath(address);
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
}

for (const { address, clean, heading } of [
  { address: '/vision.html', clean: '/vision', heading: '/vision' },
  { address: '/docs/language/types.html', clean: '/docs/language/types', heading: '/docs/language/types' },
  { address: '/docs/plugins/cli/index.html', clean: '/docs/plugins/cli/', heading: '/docs/plugins/cli' },
]) {
  test(
    `R-31 ${address} opens the page at its clean address, without a second frame, on a host that answers 404`,
    BELOW,
    async ({ page }) => {
      await openPage(page, `.${heading}`);
      const expected = await page.getByRole('heading', { level: 1 }).innerText();
      await answerWith404(page, address);
      await openPage(page, `.${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([expected]);
      await expect(page).toHaveURL(`.${clean}`);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
      await expect(page.locator('footer.footer, footer.theme-layout-footer')).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'This path is extinct.' })).toHaveCount(0);
    },
  );
}

test('R-31 the address drops .html on client navigation too, on a host that answers 404', BELOW, async ({ page }) => {
  await answerWith404(page, '/vision.html');
  await openPage(page, './how');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, toHostPath('/vision.html'));
  await expect(page).toHaveTitle(/Vision/);
  await expect(page).toHaveURL('./vision');
});

test(
  "R-17 an unknown address below /docs lacks 'Start with Wirespec', on first load and after navigations",
  BELOW,
  async ({ page }) => {
    const invitation = page.getByRole('heading', { name: 'Start with Wirespec' });
    const extinct = page.getByRole('heading', { level: 1, name: 'This path is extinct.' });
    // Without the scripts of the site, only a script in the page can remove the invitation, and thus before it is painted.
    await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('./docs/no-such-page');
    await expect(extinct).toBeVisible();
    await expect(invitation).toHaveCount(0);
    await page.unroute('**/assets/js/**');
    await openPage(page, './docs/other-page');
    await expect(extinct).toBeVisible();
    await expect(invitation).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'documentation' }).click();
    await expect(page).toHaveURL('./docs/getting-started');
    await expect(page.getByRole('heading', { level: 1, name: /getting started/i })).toBeVisible();
    await expect(invitation).toHaveCount(0);
    await page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Vision' }).click();
    await expect(page).toHaveURL('./vision');
    await expect(invitation).toHaveCount(1);
    await page.goBack();
    await page.goBack();
    await expect(extinct).toBeVisible();
    await expect(invitation).toHaveCount(0);
  },
);
