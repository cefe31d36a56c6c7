import type { JSHandle, Page } from '@playwright/test';
import { layOutAllCode } from '../support/layOutAllCode';
import { waitForFrames } from '../support/waitForFrames';

/** Reads the heights of all code frames and of the page, in CSS pixels. */
const readHeights = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.theme-code-block, .theme-code-block pre > code')].map(
      (element) => element.getBoundingClientRect().height,
    ),
  );

/** Counts the code blocks that are not laid out. */
const countSkipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.theme-code-block pre > code > :first-child')].filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/**
 * Opens all details and returns those that were closed. The heights of content in closed details depend on when the
 * browser last laid it out.
 */
const openDetails = (page: Page): Promise<JSHandle<HTMLDetailsElement[]>> =>
  page.evaluateHandle(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of closed) details.open = true;
    return closed;
  });

export interface OffscreenCode {
  /** Number of blocks that were out of view and not laid out. */
  skipped: number;
  /** Messages about code whose height changes with its layout. */
  problems: string[];
}

/**
 * Compares the reserved size of code out of view, which is not laid out, with its real size. A difference would move
 * the page while it is read.
 */
export async function compareOffscreenCode(page: Page, name: string): Promise<OffscreenCode> {
  const closed = await openDetails(page);
  // The browser drops the layout of code out of view with the next frame.
  await waitForFrames(page);
  const skipped = await countSkipped(page);
  const before = await readHeights(page);
  await layOutAllCode(page);
  const after = await readHeights(page);
  await layOutAllCode(page, false);
  await closed.evaluate((all) => {
    for (const details of all) details.open = false;
  });
  await closed.dispose();
  const problems = before.flatMap((height, index) =>
    Math.abs(height - after[index]!) <= 0.5
      ? []
      : [`${name}, element ${index}: ${height} px high out of view, ${after[index]} px in view`],
  );

  return { skipped, problems };
}

/** Compares the sizes with text of twice the normal size, which readers can set in their browsers. */
export async function compareLargeOffscreenCode(page: Page, name: string): Promise<OffscreenCode> {
  const setText = (size: string): Promise<void> =>
    page.locator('html').evaluate((html, value) => {
      html.style.fontSize = value;
    }, size);
  await setText('200%');
  const unseen = await compareOffscreenCode(page, name);
  await setText('');

  return unseen;
}
