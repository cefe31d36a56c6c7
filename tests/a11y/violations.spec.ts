import { COLOR_RULES, findViolations } from '../support/findViolations';
import { followByKeyboard } from '../support/followByKeyboard';
import { holdRequests } from '../support/interceptRequests';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { openPage } from '../support/openPage';
import { findColorViolations, findOverflow, findPageViolations, flattenCode } from '../support/pageViolations';
import { saveData } from '../support/saveData';
import { showTheme } from '../support/showTheme';
import { allowProblems, expect, test } from '../support/test';
import { openSearch } from '../search/openSearch';

/** Time limit. Each page takes one or two seconds; a busy machine may take ten times as long. */
const LONG_MS = 600_000;

test.describe.configure({ timeout: 120_000 });

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
      problems.push(...(await readShifts(page, name)), ...(await findOverflow(page, name)));
      // Checks the colors of every text, not of one sample per combination.
      await flattenCode(page);
      problems.push(...(await findViolations(page, name)));
      await showTheme(page, 'light');
      problems.push(...(await findViolations(page, `${name} in light`, { rules: Object.keys(COLOR_RULES) })));
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
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      problems.push(...(await findPageViolations(page, `${route} with its menu`)));
      await showTheme(page, 'light');
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
      const { enterQuery } = await openSearch(page);
      problems.push(...(await findPageViolations(page, `the search at ${width} px`)));
      // cspell:disable-next-line
      for (const query of ['enum', 'xqzzyv']) {
        await enterQuery(query);
        problems.push(...(await findPageViolations(page, `the search for ${query} at ${width} px`)));
        await showTheme(page, 'light');
        problems.push(...(await findColorViolations(page, `the search for ${query} at ${width} px in light`)));
        await showTheme(page, 'dark');
      }
    }
    expect(problems).toEqual([]);
  });

  test('the progress bar has no accessibility violation', async ({ page }) => {
    await openPage(page, '/how');
    const pages = await holdRequests(page, 'pages');
    await followByKeyboard(page, 'Vision');
    await expect(page.locator('#nprogress')).toBeAttached();
    expect(await findPageViolations(page, 'the progress bar')).toEqual([]);
    await pages.release();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('open dropdowns have no accessibility violation', async ({ page }) => {
    await openPage(page, '/');
    const dropdown = page.locator('[data-dropdown]').filter({ visible: true }).first();
    await dropdown.hover();
    await expect(dropdown.getByRole('list')).toBeVisible();
    expect(await findPageViolations(page, 'the open dropdown')).toEqual([]);
  });
});

test.describe('the 404 page', () => {
  allowProblems({ match: /status of 404/, reason: 'the path does not exist' });

  test('has no accessibility violation', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/nowhere');
    expect(await findPageViolations(page, '/nowhere')).toEqual([]);
  });
});

test.describe('with the contrast of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('pages have no accessibility violation with forced colors and reduced motion', async ({ page }) => {
    const problems: string[] = [];
    for (const route of ['/', '/docs/language/types']) {
      await openPage(page, route);
      // The rule reads the colors of the page, not those that the system forces.
      problems.push(...(await findPageViolations(page, `${route} with forced colors`, { except: ['color-contrast'] })));
    }
    expect(problems).toEqual([]);
  });
});
