import { failNextRequest } from '../support/interceptRequests';
import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';

test.use({ baseURL: FIXTURE_URL });

test.describe('a page that crashes', () => {
  allowProblems({ match: /^console error: .*The page could not be drawn\./, reason: 'React logs the error' });

  test("R-36 a crash shows 'This page crashed.' with the chain of messages, and 'Try again' recovers", async ({
    page,
  }) => {
    await openPage(page, '/crash');
    await page.getByRole('button', { name: 'Crash now' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'This page crashed.' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      /The page could not be drawn\.\s+Cause:\s+The shelf is empty\.\s+Cause:\s+The books are lent\./,
    );
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Crash' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Crash now' })).toBeVisible();
  });
});

test.describe('a page whose first render fails', () => {
  allowProblems({
    match: /^console error: An island recovered from an error:/,
    reason: 'the site logs what it repaired',
  });

  test('R-36 an error that React recovers from is logged, and the page works', async ({ page, problems }) => {
    await openPage(page, '/recovering');
    await expect(page.getByText('Drawn by the browser.')).toBeVisible();
    await expect.poll(() => problems.length).toBe(1);
  });
});

test.describe('a lazy page that fails to load', () => {
  allowProblems(
    { match: /^failed request: .*\.js/, reason: 'the test makes it fail' },
    { match: /^console error: .*net::ERR_FAILED/, reason: 'the browser logs it' },
  );

  test("R-37 a lazy page that fails shows the error with 'Retry', which recovers", async ({ page }) => {
    await failNextRequest(page, 'scripts', /\/assets\/js\/(?!site|runtime)/);
    await openPage(page, '/lazy');
    await expect(page.getByRole('alert')).toHaveText(
      'This part of the page could not be loaded. Check the connection and try again.Retry',
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The late part is here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});
