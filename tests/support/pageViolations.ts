import type { Page } from '@playwright/test';
import { COLOR_RULES, findViolations, type AxeOptions } from './findViolations';

/** Attribute that marks the elements whose colors are checked. */
const SAMPLE = 'data-color-sample';

/** Combinations of colors that have been checked. */
export type SeenColors = Set<string>;

interface PageAxeOptions extends AxeOptions {
  /** Combinations that earlier checks covered, which are skipped. The combinations of this page are added. */
  seen?: SeenColors;
}

/**
 * Finds the accessibility violations of an open page. Does not check the colors of code, and checks each combination of
 * other colors only once.
 */
export async function findPageViolations(
  page: Page,
  name: string,
  { seen = new Set(), ...options }: PageAxeOptions = {},
): Promise<string[]> {
  await flattenCode(page);
  await markColorSamples(page, seen);

  return findViolations(page, name, { ...options, colorsOf: `[${SAMPLE}]` });
}

/**
 * Finds the color violations of an open page in the current theme.
 *
 * @param seen - color combinations that already have a sample; the combinations of this page are added
 */
export async function findColorViolations(page: Page, name: string, seen: SeenColors = new Set()): Promise<string[]> {
  await flattenCode(page);
  const count = await markColorSamples(page, seen);
  if (count === 0) return [];

  return findViolations(page, name, { rules: Object.keys(COLOR_RULES), colorsOf: `[${SAMPLE}]` });
}

/**
 * Removes the colors from the code of an open page, because an analysis would spend most of its time on thousands of
 * spans. `tests/code-blocks` proves the contrast of every code color.
 */
export async function flattenCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('.theme-code-block pre code:not(:has([data-command]))')) {
      code.replaceChildren(code.textContent);
    }
  });
}

/**
 * Marks samples of all colors on an open page, because checking a thousand elements takes a second. The samples are one
 * element for each combination of text color, background, size and weight, one link for each way to look different from
 * the surrounding text, and all fields.
 *
 * @param seen - combinations that already have a sample; the combinations of this page are added
 * @returns how many elements are marked
 */
async function markColorSamples(page: Page, seen: SeenColors): Promise<number> {
  const { count, combinations } = await page.evaluate(
    ({ mark, before }) => {
      const readBackground = (element: Element | null): string => {
        if (element === null) return '';
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const isTransparent = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';

        return isTransparent
          ? readBackground(element.parentElement)
          : `${backgroundColor} ${backgroundImage} ${opacity}, ${/^rgb\(/.test(backgroundColor) ? '' : readBackground(element.parentElement)}`;
      };
      // The check skips invisible elements, so they cannot be samples.
      const isSeen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();

        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const describe = (element: Element | null): string => {
        if (element === null) return '';
        const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);

        return [element.tagName, color, fontSize, fontWeight, textDecorationLine].join();
      };
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      const known = new Set(before);
      for (const element of document.body.querySelectorAll('*')) {
        const isLink = element.matches('a[href], [role=link]');
        const isField = element.matches('input, select, textarea');
        if (!isSeen(element) || !(isLink || isField || hasText(element))) continue;
        const key = `${describe(element)} in ${describe(element.parentElement)} on ${readBackground(element)}`;
        if (!known.has(key) || isField) element.setAttribute(mark, '');
        known.add(key);
      }

      return { count: document.querySelectorAll(`[${mark}]`).length, combinations: [...known] };
    },
    { mark: SAMPLE, before: [...seen] },
  );
  for (const combination of combinations) seen.add(combination);

  return count;
}

/** Finds the element that extends farthest to the right, if the page is wider than the window. */
export async function findOverflow(page: Page, name: string): Promise<string[]> {
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
