import type { Page } from '@playwright/test';
import { CODE_ROLES } from '../../lib/highlight/types';
import { computeContrast } from '../support/contrast';
import { openPage } from '../support/openPage';
import { showTheme, type Theme } from '../support/showTheme';
import { expect, test } from '../support/test';

// WCAG 2.2, 1.4.3: text needs 4.5:1.
const LEAST_CONTRAST = 4.5;

interface MeasuredRole {
  role: string;
  color: string;
  onBlock: number;
  onHighlightedLine: number;
}

/** Reads the colors of all roles of code from the browser, in a real block of the page, and finds their contrast. */
async function measureRoles(page: Page, roles: Readonly<Record<string, string>>): Promise<MeasuredRole[]> {
  const shown = await readShownColors(page, roles);
  return shown.map(({ role, onBlock, onHighlightedLine }) => ({
    role,
    color: onBlock.color,
    onBlock: computeContrast(onBlock.text, onBlock.background),
    onHighlightedLine: computeContrast(onHighlightedLine.text, onHighlightedLine.background),
  }));
}

function readShownColors(page: Page, roles: Readonly<Record<string, string>>) {
  return page.evaluate((letters) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true })!;

    /** Mixes a stack of colors, the lowest first, into the visible color. */
    const flatten = (layers: readonly string[]): readonly [number, number, number] => {
      context.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;

      return [red, green, blue];
    };
    /** Lists the backgrounds below an element, the lowest first. */
    const readBackgrounds = (element: Element | null): string[] =>
      element === null ? [] : [...readBackgrounds(element.parentElement), getComputedStyle(element).backgroundColor];
    const append = (parent: Element, className: string): Element => {
      const element = document.createElement('span');
      element.className = className;
      element.textContent = 'x';
      parent.append(element);

      return element;
    };
    const measure = (token: Element) => {
      const backgrounds = readBackgrounds(token);
      const { color } = getComputedStyle(token);

      return { color, text: flatten([...backgrounds, color]), background: flatten(backgrounds) };
    };

    // As `renderMarks` writes them: tokens are in the code itself, or in the span of a highlighted line.
    const code = document.querySelector('main .theme-code-block pre code')!;
    code.replaceChildren();
    const lit = append(code, 'lit');

    return Object.entries({ _: 'plain', ...letters }).map(([letter, role]) => ({
      role,
      onBlock: measure(append(code, `c${letter}`)),
      onHighlightedLine: measure(append(lit, `c${letter}`)),
    }));
  }, roles);
}

async function openInTheme(page: Page, theme: Theme): Promise<void> {
  await openPage(page, '/docs/language/types');
  await showTheme(page, theme);
}

for (const theme of ['dark', 'light'] as const) {
  test(`R-42 in the ${theme} theme every color of code has a contrast of 4.5:1, on highlighted lines as well`, async ({
    page,
  }) => {
    await openInTheme(page, theme);
    const measured = await measureRoles(page, CODE_ROLES);
    expect(measured.length).toBe(Object.keys(CODE_ROLES).length + 1);
    const weak = measured.filter(
      ({ onBlock, onHighlightedLine }) => Math.min(onBlock, onHighlightedLine) < LEAST_CONTRAST,
    );
    expect(weak).toEqual([]);
  });

  test(`R-42 in the ${theme} theme plain text, keywords, types, strings, comments and methods have different colors`, async ({
    page,
  }) => {
    await openInTheme(page, theme);
    const measured = await measureRoles(page, CODE_ROLES);
    const colors = measured
      .filter(({ role }) => ['plain', 'keyword', 'type', 'string', 'comment', 'method'].includes(role))
      .map(({ color }) => color);
    expect(new Set(colors).size).toBe(6);
  });
}

test('a highlighted line has another background than the block', async ({ page }) => {
  await openInTheme(page, 'dark');
  const [plain] = await readShownColors(page, CODE_ROLES);
  expect(plain?.onHighlightedLine.background).not.toEqual(plain?.onBlock.background);
});

test('R-42 the two themes differ', async ({ page }) => {
  await page.goto('/docs/language/types');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const keyword = page.locator('main .ck').first();
  const readColor = () => keyword.evaluate((element) => getComputedStyle(element).color);
  const dark = await readColor();
  await showTheme(page, 'light');
  expect(await readColor()).not.toBe(dark);
});
