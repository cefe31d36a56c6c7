import { followByKeyboard } from '../support/followByKeyboard';
import { holdRequests } from '../support/interceptRequests';
import { openPage } from '../support/openPage';
import { FIXTURE_URL } from '../support/sites';
import { stopClock } from '../support/stopClock';
import { expect, test } from '../support/test';

// Checks durations that the specification requires, with a stopped clock.

// A stopped clock stays in its context, where it would affect the next test.
test.use({ ownContext: true });

test('R-32 the progress bar starts 200 ms after the change of the path at 0.08, moves after 800 ms and ends with the update', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/how');
  await stopClock(page);
  const bar = page.locator('#nprogress .bar');
  const heading = page.getByRole('heading', { level: 1 });
  const old = await heading.innerText();
  const pages = await holdRequests(page, 'pages');
  await followByKeyboard(page, 'Vision');
  await expect(page).toHaveURL('/vision');

  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  const readLeft = () => bar.evaluate((element) => /translate\w*\((-[\d.]+)%/.exec(element.style.transform)?.[1]);
  expect(await readLeft()).toBe('-92');
  // The bar is at the top of the window, wherever the reader is.
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 2 });
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // No spinner.
  await expect(page.locator('#nprogress > *')).toHaveCount(1);

  await page.clock.runFor(799);
  expect(await readLeft()).toBe('-92');
  await page.clock.runFor(1);
  expect(Number(await readLeft())).toBeGreaterThan(-92);

  await pages.release();
  await expect(heading).not.toHaveText(old);
  await page.clock.runFor(2_000);
  await expect(bar).toHaveCount(0);
});

test('R-32 the progress bar does not start for a change within a page, nor for a page that loads at once', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/how');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress') !== null) {
        document.documentElement.dataset.progress = 'seen';
      }
    }).observe(document.body, { childList: true });
  });
  await stopClock(page);
  const heading = page.getByRole('heading', { level: 1 });
  const old = await heading.innerText();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'How' }).hover();
  await page.locator('.navbar a[href="/how#generate"]').click();
  await expect(page).toHaveURL('/how#generate');
  await page.clock.runFor(2_000);
  await followByKeyboard(page, 'Vision');
  await expect(heading).not.toHaveText(old);
  await page.clock.runFor(2_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-progress', 'seen');
});

test('R-37 a lazy page shows that it loads after 200 ms, and then its content', async ({ page }) => {
  await page.clock.install();
  const scripts = await holdRequests(page, 'scripts', /\/assets\/js\/(?!site|runtime)/);
  await openPage(page, `${FIXTURE_URL}/vision`);
  await stopClock(page);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/lazy');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Lazy' })).toBeVisible();
  const loader = page.getByRole('main').locator('#loader');
  await page.clock.runFor(199);
  await expect(loader).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loader).toBeVisible();
  const spinner = await loader.evaluate((element) => {
    const { animationName, borderTopWidth, width } = getComputedStyle(element, '::before');
    return { isAnimated: animationName !== 'none', isDrawn: borderTopWidth !== '0px' && width !== 'auto' };
  });
  expect(spinner).toEqual({ isAnimated: true, isDrawn: true });
  await scripts.release();
  await expect(page.getByText('The late part is here.')).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('announces for two seconds that it copied', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/markdown-page');
    await stopClock(page);
    const frame = page.locator('main .theme-code-block').first();
    await frame.getByRole('button', { name: 'Copy the code' }).click();
    await expect(frame.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(1900);
    await expect(frame.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(frame.getByRole('status')).toHaveText('');
  });
});
