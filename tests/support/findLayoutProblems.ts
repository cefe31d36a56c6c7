import type { Page } from '@playwright/test';

/**
 * Finds controls that overlap or leave the bar, text that is cut off, and a page that is wider than the window.
 *
 * @param name - name of the page, with which each problem begins
 * @returns one line per problem
 */
export async function findLayoutProblems(page: Page, name: string): Promise<string[]> {
  return page.evaluate((prefix) => {
    const problems: string[] = [];
    const describe = (element: Element): string => `${element.tagName} "${element.textContent.trim().slice(0, 30)}"`;
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2;

    /** Returns the box of an element without the parts that a scroll container hides. */
    const readVisibleBox = (element: Element): { left: number; right: number; top: number; bottom: number } => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let container = element.parentElement; container !== null; container = container.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(container);
        const box = container.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (/auto|scroll/.test(overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, right, top, bottom };
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`${prefix}: ${scrollWidth} px wide in ${clientWidth} px`);

    // Controls that are beside each other in bars and lists of links.
    const targets = [...document.querySelectorAll('nav a, nav button, footer a, [role="tab"], .button')].filter(
      isDrawn,
    );
    for (const [index, one] of targets.entries()) {
      for (const other of targets.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [readVisibleBox(one), readVisibleBox(other)];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isSamePlace = one.closest('.navbar') === other.closest('.navbar');
        if (isSamePlace && width > 1 && height > 1)
          problems.push(`${prefix}: ${describe(one)} overlaps ${describe(other)}`);
      }
    }
    const bar = document.querySelector('.navbar')?.getBoundingClientRect();
    for (const entry of document.querySelectorAll('.navbar a, .navbar button')) {
      const { bottom, right, left } = entry.getBoundingClientRect();
      if (bar !== undefined && isDrawn(entry) && !entry.closest('[data-dropdown] ul, dialog'))
        if (bottom > bar.bottom + 1 || right > bar.right + 1 || left < bar.left - 1)
          problems.push(`${prefix}: ${describe(entry)} sticks out of the bar`);
    }
    // Text that an element with `overflow: hidden` hides in part.
    for (const element of document.querySelectorAll('h1, h2, h3, p, li, a, button, summary, th, td')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!isDrawn(element) || element.getBoundingClientRect().height <= 2) continue;
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      if (isCut) problems.push(`${prefix}: ${describe(element)} is cut off`);
    }

    return problems;
  }, name);
}
