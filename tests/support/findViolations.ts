import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** The axe library, which `findViolations` loads into a page before its first check. */
    axe?: typeof axe;
  }
}

/** Tags of the rules for WCAG 2.2 to level AA, and of axe's own recommendations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeOptions {
  /** Rules or tags to check; `RULES` by default. */
  rules?: readonly string[];
  /** Rules to leave out. */
  except?: readonly string[];
  /** Selector of the elements to check; the whole page by default. */
  within?: string;
  /** Selector of the elements whose colors are checked; all elements by default. */
  colorsOf?: string;
}

/** The rules whose result depends on colors, each with the selector of its elements. */
export const COLOR_RULES = { 'color-contrast': '*', 'link-in-text-block': ':is(a[href], [role=link])' } as const;

/**
 * Finds accessibility violations of an open page with axe. Sends the library to the page once. `@axe-core/playwright`
 * sends it again for each check, which takes most of the time. It also checks frames, which our pages do not have.
 *
 * @param name - name of the page, with which each sentence begins
 * @returns sentences with the rule, its description, and the first elements
 */
export async function findViolations(
  page: Page,
  name: string,
  { rules = RULES, except = [], within = 'html', colorsOf }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const violations = await page.evaluate(runAxe, {
    runOnly: [...rules],
    disabled: [...except],
    include: within,
    selectors:
      colorsOf === undefined
        ? []
        : Object.entries(COLOR_RULES).map(([id, about]) => [id, `${about}${colorsOf}`] as const),
  });

  return violations.map(({ id, help, places }) =>
    [`${name}: ${id} (${help}), ${places.length} places`, ...places.slice(0, 3)].join('\n'),
  );
}

interface AxeTask {
  runOnly: string[];
  disabled: string[];
  include: string;
  /** Rules that check fewer elements than by default, each with the selector of these elements. */
  selectors: (readonly [string, string])[];
}

/** Runs axe. This function is evaluated in the page, so it cannot use variables of this file. */
async function runAxe({ runOnly, disabled, selectors, include }: AxeTask) {
  if (selectors.length > 0) {
    window.axe!.configure({ rules: selectors.map(([id, selector]) => ({ id, selector })) });
  } else {
    // Resets the settings of an earlier check.
    window.axe!.reset();
  }
  const result = await window.axe!.run(
    { include },
    {
      runOnly,
      rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      preload: false,
    },
  );

  return result.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];

      return `    ${target.join(' ')}${check === undefined ? '' : `: ${check.message}`}`;
    }),
  }));
}
