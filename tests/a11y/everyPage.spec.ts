import type { Page } from '@playwright/test';
import { findViolations, type Question } from '../support/findViolations';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { openPage } from '../support/openPage';
import { readRoutes } from '../support/readRoutes';
import { saveData } from '../support/saveData';
import { showDark, showLight } from '../support/showTheme';
import { allowProblems, expect, test } from '../support/test';
import { resizeWindow } from '../support/resizeWindow';
import { openSearch } from '../search/openSearch';

/** The rules whose result depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The routes are shared out, so that two workers visit them side by side. */
const SHARES = 4;

/** Each page takes a second or two; a machine that is busy otherwise may take ten times as long. */
const LONG_MS = 600_000;

test.describe.configure({ timeout: 120_000 });

/** Violations of a page, but for the colors of its code. */
async function findPageViolations(page: Page, name: string, question?: Question): Promise<string[]> {
  await flattenCode(page);

  return findViolations(page, name, question);
}

/**
 * Takes the colors out of the code of an open page: thousands of spans, most of the time of an analysis. The contrast of every color that code can have is proved by
 * tests/code-blocks.
 */
async function flattenCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('.theme-code-block pre code:not(:has([data-command]))')) {
      code.replaceChildren(code.textContent);
    }
  });
}

/**
 * Marks one element of each combination of text color, background, size and weight on an open page: what is true of the contrast of one is true of all, and looking
 * at a thousand of them takes a second.
 *
 * @returns the selector of what is marked
 */
async function markColorSamples(page: Page): Promise<string> {
  await page.evaluate(() => {
    const readBackground = (element: Element | null): string => {
      if (element === null) return '';
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';

      return own
        ? readBackground(element.parentElement)
        : `${backgroundColor} ${backgroundImage} ${opacity}, ${/^rgb\(/.test(backgroundColor) ? '' : readBackground(element.parentElement)}`;
    };
    for (const marked of document.querySelectorAll('[data-color-sample]')) marked.removeAttribute('data-color-sample');
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        continue;
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      // Links inside of text are told from it by more than their color.
      const key = [
        element.tagName,
        element.parentElement?.tagName,
        color,
        fontSize,
        fontWeight,
        textDecorationLine,
      ].join();
      const whole = `${key} on ${readBackground(element)}`;
      if (!seen.has(whole)) element.setAttribute('data-color-sample', '');
      seen.add(whole);
    }
  });

  return '[data-color-sample]';
}

/** Violations that colors bring about, in the theme that is shown. */
async function findColorViolations(page: Page, name: string): Promise<string[]> {
  await flattenCode(page);
  const within = await markColorSamples(page);

  return findViolations(page, name, { rules: COLOR_RULES, within });
}

/** Elements that stick out at the right of the window, when the page can be scrolled sideways. */
async function findOverflow(page: Page, name: string): Promise<string[]> {
  return page.evaluate((prefix) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const [widest] = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .sort((a, b) => b.right - a.right);

    return [
      `${prefix}: ${scrollWidth} px wide in a window of ${clientWidth} px, because of ${widest?.element.tagName}.${widest?.element.className}`,
    ];
  }, name);
}

/** A page that its scripts have taken over shows its own heading, not what stands for a page that is missing or crashed. */
async function findBroken(page: Page, route: string): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const isBroken = headings.length !== 1 || /^\s*$|This path is extinct|This page crashed/.test(headings[0] ?? '');

  return isBroken ? [`${route}: the headings are "${headings.join('", "')}"`] : [];
}

for (let share = 0; share < SHARES; share++) {
  test(`R-01 R-02 R-03 R-04 every page comes to life, without an accessibility violation in either theme, without moving, and does not scroll sideways at 320 or 2560 px (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    test.setTimeout(LONG_MS);
    const routes = readRoutes().filter((_, index) => index % SHARES === share);
    expect(routes.length).toBeGreaterThan(0);
    const problems: string[] = [];
    await saveData(page);
    await observeShifts(page);
    for (const route of routes) {
      await resizeWindow(page, 1280, 800);
      await openPage(page, route);
      problems.push(...(await readShifts(page, route)), ...(await findBroken(page, route)));
      problems.push(...(await findPageViolations(page, route, { except: COLOR_RULES })));
      problems.push(...(await findColorViolations(page, route)));
      await showLight(page);
      problems.push(...(await findColorViolations(page, `${route} in light`)));
      for (const width of [320, 2560]) {
        await resizeWindow(page, width, 640);
        problems.push(...(await findOverflow(page, `${route} at ${width} px`)));
      }
      await resizeWindow(page, 360, 740);
      const phone = `${route} on a phone`;
      problems.push(...(await findPageViolations(page, `${phone} in light`)));
      await showDark(page);
      problems.push(...(await findColorViolations(page, phone)));
    }
    expect(problems).toEqual([]);
  });
}

/** One page of each kind. */
const KINDS = [
  '/',
  '/how',
  '/vision',
  '/markdown-page',
  '/search',
  '/blog',
  '/blog/contract-first-design',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/wirespec',
  '/docs/getting-started',
  '/docs/intro/',
  '/docs/language/types',
  '/docs/plugins/cli',
];

for (let share = 0; share < 2; share++) {
  test(`no kind of page has an accessibility violation at 360 px, moves there while it loads or scrolls sideways (${share + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(LONG_MS);
    const problems: string[] = [];
    await saveData(page);
    await observeShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const route of KINDS.filter((_, index) => index % 2 === share)) {
      const name = `${route} at 360 px`;
      await openPage(page, route);
      problems.push(...(await readShifts(page, name)), ...(await findPageViolations(page, name)));
      problems.push(...(await findOverflow(page, name)));
    }
    expect(problems).toEqual([]);
  });
}

test.describe('parts that open', () => {
  test('the menu of small windows has no accessibility violation, on pages with and without documentation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const problems: string[] = [];
    for (const route of ['/', '/docs/language/types']) {
      await openPage(page, route);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      problems.push(...(await findPageViolations(page, `${route} with its menu`)));
      await showLight(page);
      problems.push(...(await findColorViolations(page, `${route} with its menu in light`)));
    }
    expect(problems).toEqual([]);
  });

  test('the search with results, without any and in light, on a desktop and a phone, has no accessibility violation', async ({
    page,
  }) => {
    const problems: string[] = [];
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await openPage(page, '/docs/language/types');
      const { ask } = await openSearch(page);
      problems.push(...(await findPageViolations(page, `the search at ${width} px`)));
      // cspell:disable-next-line
      for (const query of ['enum', 'xqzzyv']) {
        await ask(query);
        problems.push(...(await findPageViolations(page, `the search for ${query} at ${width} px`)));
        await showLight(page);
        problems.push(...(await findColorViolations(page, `the search for ${query} at ${width} px in light`)));
        await showDark(page);
      }
    }
    expect(problems).toEqual([]);
  });

  test('open dropdowns have no accessibility violation', async ({ page }) => {
    await openPage(page, '/');
    const dropdown = page.locator('nav .navbar__item.dropdown').first();
    await dropdown.hover();
    await expect(dropdown.locator('.dropdown__menu')).toBeVisible();
    expect(await findPageViolations(page, 'the open dropdown')).toEqual([]);
  });
});

test.describe('the page for unknown paths', () => {
  allowProblems({ match: /status of 404/, reason: 'the path does not exist' });

  test('has no accessibility violation and does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/nowhere');
    expect([...(await findPageViolations(page, '/nowhere')), ...(await findOverflow(page, '/nowhere'))]).toEqual([]);
  });
});

test.describe('with the contrast of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('forced colors and reduced motion bring no accessibility violation', async ({ page }) => {
    const problems: string[] = [];
    for (const route of ['/', '/docs/language/types']) {
      await openPage(page, route);
      // The rule reads the colors the page asked for, not those the system forced upon it.
      problems.push(...(await findPageViolations(page, `${route} with forced colors`, { except: ['color-contrast'] })));
    }
    expect(problems).toEqual([]);
  });
});
