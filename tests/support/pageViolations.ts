import type { Page } from '@playwright/test';
import { COLOR_RULES, findViolations, type Question } from './findViolations';

/** Marks what colors are looked at on. */
const SAMPLE = 'data-color-sample';

/** Violations of an open page, but for the colors of its code; of its other colors, each combination is looked at once. */
export async function findPageViolations(page: Page, name: string, question?: Question): Promise<string[]> {
  await flattenCode(page);
  await markColorSamples(page);

  return findViolations(page, name, { ...question, colorsOf: `[${SAMPLE}]` });
}

/** Violations that colors bring about on an open page, in the theme that is shown. */
export async function findColorViolations(page: Page, name: string): Promise<string[]> {
  return findPageViolations(page, name, { rules: Object.keys(COLOR_RULES) });
}

/**
 * Takes the colors out of the code of an open page: thousands of spans, most of the time of an analysis. The contrast of every color that code can have is proved by
 * tests/code-blocks.
 */
export async function flattenCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('.theme-code-block pre code:not(:has([data-command]))')) {
      code.replaceChildren(code.textContent);
    }
  });
}

/**
 * Marks what stands for all that has the same colors on an open page: one text of each combination of text color, background, size and weight, one link of each way to look
 * different from the text around it, and all fields. To look at a thousand texts takes a second.
 */
async function markColorSamples(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const readBackground = (element: Element | null): string => {
      if (element === null) return '';
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';

      return own
        ? readBackground(element.parentElement)
        : `${backgroundColor} ${backgroundImage} ${opacity}, ${/^rgb\(/.test(backgroundColor) ? '' : readBackground(element.parentElement)}`;
    };
    // What nobody sees is not analyzed, and can stand for nothing.
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
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      const isLink = element.matches('a[href], [role=link]');
      const isField = element.matches('input, select, textarea');
      if (!isSeen(element) || !(isLink || isField || hasText(element))) continue;
      const key = `${describe(element)} in ${describe(element.parentElement)} on ${readBackground(element)}`;
      if (!seen.has(key) || isField) element.setAttribute(mark, '');
      seen.add(key);
    }
  }, SAMPLE);
}

/** Elements that stick out at the right of the window, when the page can be scrolled sideways. */
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
