import type { Page } from '@playwright/test';
import { findLayoutProblems } from '../support/findLayoutProblems';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

/** Width in CSS pixels of a sheet of A4 (210 mm) without its margins (14 mm each): 182 mm at 96 pixels per inch. */
const PAPER_WIDTH = 688;

/** One page of each kind, and the pages with the widest tables. */
const ROUTES = [
  '/',
  '/how',
  '/vision',
  '/docs/getting-started',
  '/docs/comparison',
  '/docs/converters/',
  '/docs/emitters/compared',
  '/docs/emitters/java',
  '/docs/guides/typescript-over-http',
  '/docs/integration',
  '/docs/language/grammar',
  '/docs/language/tour',
  '/docs/language/types',
  '/docs/plugins/cli',
  '/blog',
  '/blog/contract-first-design',
  '/blog/tags',
  '/blog/tags/wirespec',
  '/play?mode=read',
];

/** Finds content that is not printed, because it is in closed sections and tabs, or beyond the edges. */
async function findMissing(page: Page, name: string): Promise<string[]> {
  return page.evaluate((prefix) => {
    const problems: string[] = [];
    const describe = (element: Element): string =>
      `${element.tagName} "${element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
    const hasBox = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();

      return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    };
    for (const section of document.querySelectorAll('main details')) {
      // Some sections are controls that are not printed at all.
      if (!hasBox(section)) continue;
      const parts = [...section.children].filter(({ tagName }) => tagName !== 'SUMMARY');
      if (!parts.some(hasBox)) problems.push(`${prefix}: the content of ${describe(section)} is not printed`);
    }
    // The home page prints only the chosen output.
    for (const panel of document.querySelectorAll('main :is([role=tabpanel]:not([data-emitter]), [data-variant])')) {
      if (!hasBox(panel)) problems.push(`${prefix}: the tab or variant ${describe(panel)} is not printed`);
    }
    for (const element of document.querySelectorAll('main *')) {
      const { left, right } = element.getBoundingClientRect();
      if (!hasBox(element) || (element instanceof SVGElement && !(element instanceof SVGSVGElement))) continue;
      // Text for screen readers is one pixel wide.
      if (right - left <= 2) continue;
      if (left < -1 || right > document.documentElement.clientWidth + 1)
        problems.push(`${prefix}: ${describe(element)} goes from ${left} to ${right} px`);
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        problems.push(`${prefix}: ${describe(element)} is cut: ${element.scrollWidth} px in ${element.clientWidth} px`);
    }

    return problems;
  }, name);
}

test('pages of all kinds are printed with their complete content', async ({ page }) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  for (const route of ROUTES) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await openPage(page, route);
    if (route.startsWith('/play')) await expect(page.getByRole('article').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
    problems.push(...(await findMissing(page, route)), ...(await findLayoutProblems(page, route)));
  }
  expect(problems).toEqual([]);
});
