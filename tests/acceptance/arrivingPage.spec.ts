import type { Page } from '@playwright/test';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';

const LONG_PAGE = '/docs/language/types';

/** What was displayed of the page when a frame began. */
interface Frame {
  /** Blocks of the text. */
  blocks: number;
  displayed: number;
  hasFooter: boolean;
}

/** Notes each frame of the pages that are opened from now on. */
async function noteFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    const note = (): void => {
      const blocks = [...document.querySelectorAll('.markdown > *')];
      frames.push({
        blocks: blocks.length,
        displayed: blocks.filter((block) => block.getClientRects().length > 0).length,
        hasFooter: document.querySelector('.theme-layout-footer')?.checkVisibility() === true,
      });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
}

async function readFrames(page: Page): Promise<Frame[]> {
  for (let count = 0; count < 10; count += 1) await waitForFrames(page);
  const frames = await page.evaluate(() => (window as typeof window & { frames: Frame[] }).frames);

  return frames.filter(({ blocks }) => blocks > 0);
}

/** Of a frame that shows a part of what is there. */
const isPart = ({ blocks, displayed }: Frame): boolean => displayed < blocks;

// A phone, and a window as high as ten of them, which the first screen does not fill.
for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 8000 },
]) {
  test(`R-34 the first frame of a long page has only its first screen, the last one all of it, and nothing moves, in a window ${viewport.height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await noteFrames(page);
    await observeShifts(page);
    await openPage(page, LONG_PAGE);
    const frames = await readFrames(page);
    expect(frames.filter(isPart).length).toBeGreaterThan(0);
    // What follows the text never stands where the rest of it will be.
    expect(frames.filter((frame) => isPart(frame) && frame.hasFooter)).toEqual([]);
    expect(frames.at(-1)).toMatchObject({ displayed: frames.at(-1)?.blocks, hasFooter: true });
    expect(await readShifts(page, LONG_PAGE)).toEqual([]);
    await expect(page.locator('[data-arriving]')).toHaveCount(0);
    await expect(page.locator('[data-first-screen]')).toHaveCount(0);
  });
}

test('R-34 a long page is there as a whole for who asks for a place in it, and who reloads it', async ({ page }) => {
  await noteFrames(page);
  await openPage(page, `${LONG_PAGE}#unions`);
  expect((await readFrames(page)).filter(isPart)).toEqual([]);
  await expect(page.locator('#unions')).toBeInViewport();

  await openPage(page, `${LONG_PAGE}?from=elsewhere#:~:text=Regular%20expressions`);
  expect((await readFrames(page)).filter(isPart)).toEqual([]);

  await openPage(page, LONG_PAGE);
  await page.evaluate(() => {
    window.scrollTo({ top: 3000, behavior: 'instant' });
  });
  await page.reload();
  expect((await readFrames(page)).filter(isPart)).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(3000);
});

test('R-34 what is opened while a page arrives is seen, and so is the page', async ({ page }) => {
  // The first frame comes, and no other one: what the script waits for never happens.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(LONG_PAGE);
  await expect(page.locator('[data-arriving]').first()).toBeAttached();
  await expect(page.locator('.markdown > :last-child')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.markdown > :last-child')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('h1').click();
  await expect(page.locator('.markdown > :last-child')).toBeVisible();
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-34 a long page is there as a whole', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await expect(page.locator('.markdown > :last-child')).toBeVisible();
    await expect(page.locator('footer').last()).toBeVisible();
  });
});
