import type { Page } from '@playwright/test';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { openPage } from '../support/openPage';
import { findColorViolations, findOverflow, findPageViolations, type SeenColors } from '../support/pageViolations';
import { watchViolations } from '../support/policyViolations';
import { readRoutes } from '../support/readRoutes';
import { resizeWindow } from '../support/resizeWindow';
import { saveData } from '../support/saveData';
import { showTheme } from '../support/showTheme';
import { expect, test } from '../support/test';
import { findUnnamed } from './accessibilityTree';
import { findPolicyProblems } from './policy';
import { compareLargeOffscreenCode, compareOffscreenCode, type OffscreenCode } from './offscreenCode';

// Checks of every page. Opening a page takes longer than most checks, so all of them run on each page at once. Pages
// are opened as for readers who save data, because prefetched pages are not part of the checks. All other tests check
// prefetching under the same policy.

/** Number of tests among which the routes are divided, so that two workers can visit them in parallel. */
const SHARES = 4;

/** Time limit. Each page takes one or two seconds; a busy machine may take ten times as long. */
const LONG_MS = 600_000;

/**
 * Checks that a page still shows its own heading after its scripts have started, and not the page for missing or
 * crashed pages.
 */
async function findBroken(page: Page, route: string): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const isBroken = headings.length !== 1 || /^\s*$|This path is extinct|This page crashed/.test(headings[0] ?? '');

  return isBroken ? [`${route}: the headings are "${headings.join('", "')}"`] : [];
}

for (let share = 0; share < SHARES; share++) {
  test(`R-01 R-02 R-03 R-04 every page passes the checks of its heading, names, security policy, accessibility, layout shifts, code out of view and width (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    test.setTimeout(LONG_MS);
    const routes = readRoutes().filter((_, index) => index % SHARES === share);
    expect(routes.length).toBeGreaterThan(0);
    const problems: string[] = [];
    const skipped = { laptop: 0, large: 0, phone: 0 };
    // Nearly all pages have the same colors. `tests/a11y` checks all text on one page of each kind, on a phone in both
    // themes.
    const [onPhone, onLaptop]: [SeenColors, SeenColors] = [new Set(), new Set()];
    const noteCode = (kind: keyof typeof skipped, unseen: OffscreenCode): void => {
      skipped[kind] += unseen.skipped;
      problems.push(...unseen.problems);
    };
    await saveData(page);
    await observeShifts(page);
    await watchViolations(page);
    await resizeWindow(page, 1280, 800);
    for (const route of routes) {
      const response = await openPage(page, route);
      problems.push(...(await readShifts(page, route)), ...(await findBroken(page, route)));
      problems.push(...(await findPolicyProblems(page, response, route)), ...(await findUnnamed(page, route)));
      noteCode('laptop', await compareOffscreenCode(page, `${route} on a laptop`));
      noteCode('large', await compareLargeOffscreenCode(page, `${route} with text of twice the size`));
      const phone = `${route} on a phone`;
      await resizeWindow(page, 390, 844);
      noteCode('phone', await compareOffscreenCode(page, phone));
      // The following checks change the page.
      problems.push(...(await findPageViolations(page, phone, { seen: onPhone })));
      await showTheme(page, 'light');
      problems.push(...(await findColorViolations(page, `${phone} in light`, onPhone)));
      for (const width of [320, 2560]) {
        await resizeWindow(page, width, 640);
        problems.push(...(await findOverflow(page, `${route} at ${width} px`)));
      }
      // Restores the window, in which the next page opens.
      await resizeWindow(page, 1280, 800);
      problems.push(...(await findPageViolations(page, `${route} in light`, { seen: onLaptop })));
      await showTheme(page, 'dark');
      problems.push(...(await findColorViolations(page, route, onLaptop)));
    }
    expect(problems).toEqual([]);
    // Each kind of visit must have compared some code.
    for (const [kind, count] of Object.entries(skipped)) expect(count, kind).toBeGreaterThan(25);
  });
}
