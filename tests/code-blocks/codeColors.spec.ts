import type { Page } from '@playwright/test';
import { CODE_ROLES } from '../../lib/highlight/types';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

// WCAG 2.2, 1.4.3: text needs 4.5:1.
const LEAST_CONTRAST = 4.5;

interface MeasuredRole {
  role: string;
  color: string;
  onBlock: number;
  onHighlightedLine: number;
}

/** Colors as the browser computes them, for all roles of code, in a real block of the page. */
function measureRoles(page: Page, roles: Readonly<Record<string, string>>): Promise<MeasuredRole[]> {
  return page.evaluate((letters) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    type Color = readonly [number, number, number];

    /** Mixes a stack of colors, the lowest first, into the visible color. */
    const flatten = (layers: readonly string[]): Color => {
      context.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;

      return [red, green, blue];
    };
    const readLuminance = (color: Color): number => {
      const [red = 0, green = 0, blue = 0] = color.map((channel) => {
        const value = channel / 255;

        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });

      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const readContrast = (one: Color, other: Color): number => {
      const [light = 0, dark = 0] = [readLuminance(one), readLuminance(other)].sort((a, b) => b - a);

      return (light + 0.05) / (dark + 0.05);
    };
    /** Lists the backgrounds below an element, the lowest first. */
    const readBackgrounds = (element: Element | null): string[] =>
      element === null ? [] : [...readBackgrounds(element.parentElement), getComputedStyle(element).backgroundColor];

    const code = document.querySelector('main .theme-code-block pre code')!;
    const [line, lit] = ['line', 'line lit'].map((name) => {
      const element = document.createElement('span');
      element.className = name;
      element.textContent = 'x';

      return element;
    });
    code.replaceChildren(line!, lit!);

    return Object.entries({ _: 'plain', ...letters }).map(([letter, role]) => {
      const token = document.createElement('span');
      token.className = `c${letter}`;
      token.textContent = role;
      line!.append(token);
      const { color } = getComputedStyle(token);
      const block = flatten(readBackgrounds(line!));
      const highlighted = flatten(readBackgrounds(lit!));

      return {
        role,
        color,
        onBlock: readContrast(flatten([`rgb(${block.join()})`, color]), block),
        onHighlightedLine: readContrast(flatten([`rgb(${highlighted.join()})`, color]), highlighted),
      };
    });
  }, roles);
}

async function openInTheme(page: Page, theme: string): Promise<void> {
  await openPage(page, '/docs/language/types');
  await page.locator('html').evaluate((html, name) => {
    html.dataset.theme = name;
  }, theme);
}

for (const theme of ['dark', 'light']) {
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

  test(`R-42 in the ${theme} theme plain text, keywords, types, strings and comments have colors of their own`, async ({
    page,
  }) => {
    await openInTheme(page, theme);
    const measured = await measureRoles(page, CODE_ROLES);
    const colors = measured
      .filter(({ role }) => ['plain', 'keyword', 'type', 'string', 'comment', 'method'].includes(role))
      .map(({ color }) => color);
    expect(new Set(colors).size).toBe(colors.length);
  });
}

test('R-42 the two themes differ', async ({ page }) => {
  await page.goto('/docs/language/types');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const keyword = page.locator('main .ck').first();
  const readColor = () => keyword.evaluate((element) => getComputedStyle(element).color);
  const dark = await readColor();
  await page.locator('html').evaluate((html) => {
    html.dataset.theme = 'light';
  });
  expect(await readColor()).not.toBe(dark);
});
