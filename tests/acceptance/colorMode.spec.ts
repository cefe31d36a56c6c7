import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { openPage } from '../support/openPage';
import { showTheme } from '../support/showTheme';
import { FIXTURE_URL } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';

function findSwitch(page: Page): Locator {
  return page.locator('.navbar').getByRole('button', { name: /^Switch between dark and light mode/ });
}

async function expectMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

function readChoice(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`a reader whose system is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`R-50 the site is dark for a system that is ${colorScheme}`, async ({ page }) => {
      await openPage(page, '/');
      await expectMode(page, 'dark');
      const luminance = await page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).color.match(/[\d.]+/g) ?? []).map(
          Number,
        );

        return (red + green + blue) / 3;
      });
      expect(luminance, 'text on a dark page is light').toBeGreaterThan(180);
    });
  });
}

test('R-50 a stored color mode is deleted and has no effect', async ({ page }) => {
  await openPage(page, '/vision');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
  });
  await openPage(page, '/');
  await expectMode(page, 'dark');
  expect(await readChoice(page)).toBeNull();
});

test('R-50 there is no color mode switch', async ({ page }) => {
  await openPage(page, '/');
  await expect(findSwitch(page)).toHaveCount(0);
});

test('R-50 the address cannot choose a color mode', async ({ page }) => {
  await openPage(page, '/?docusaurus-theme=light');
  await expectMode(page, 'dark');
});

test('scrollbars inside pages have the colors of the site, because Firefox can draw others white', async ({ page }) => {
  for (const route of ['/', '/docs/language/types', '/play']) {
    await openPage(page, route);
    const read = (): string[] =>
      [...document.body.querySelectorAll('*')].map((element) => getComputedStyle(element).scrollbarColor);
    expect(new Set(await page.evaluate(read)), route).not.toContain('auto');
  }
});

test.describe('with the switch', () => {
  test.use({ baseURL: FIXTURE_URL, colorScheme: 'dark' });

  test('R-51 the switch changes the mode, and the browser stores the choice across reloads', async ({ page }) => {
    await openPage(page, '/');
    await expectMode(page, 'dark');
    expect(await readChoice(page)).toBeNull();
    await findSwitch(page).click();
    await expectMode(page, 'light');
    expect(await readChoice(page)).toBe('light');
    await page.reload();
    await expectMode(page, 'light');
    await findSwitch(page).click();
    await expectMode(page, 'dark');
    expect(await readChoice(page)).toBe('dark');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('R-51 the switch is hidden, because it would have no effect', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('[data-color-switch]').first()).toBeAttached();
      await expect(page.locator('[data-color-switch]').filter({ visible: true })).toHaveCount(0);
    });
  });

  test('R-51 the choice applies to other browser tabs', async ({ page, context }) => {
    await openPage(page, '/');
    const other = await context.newPage();
    await openPage(other, '/vision');
    await expectMode(other, 'dark');
    await findSwitch(page).click();
    await expectMode(page, 'light');
    await expectMode(other, 'light');
  });

  test('R-51 the mode follows the system until the reader chooses one', async ({ page }) => {
    await openPage(page, '/');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'dark');
    expect(await readChoice(page)).toBeNull();

    await findSwitch(page).click();
    await expectMode(page, 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expectMode(page, 'light');
  });

  test('R-51 a reader can go back to the mode of the system', async ({ page }) => {
    await openPage(page, '/');
    await findSwitch(page).click();
    await findSwitch(page).click();
    await findSwitch(page).click();
    expect(await readChoice(page)).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light');
  });
});

test('R-51 the light theme names every color of the dark one', async ({ page }) => {
  await openPage(page, '/');
  const names = await page.evaluate(() => {
    const colors = { dark: new Set<string>(), light: new Set<string>() };
    const collect = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const mode of ['dark', 'light'] as const) {
            if (new RegExp(`\\[data-theme=["']?${mode}["']?\\]$`).test(rule.selectorText)) {
              for (const name of rule.style) {
                if (/^--(color|code)-/.test(name)) {
                  colors[mode].add(name);
                }
              }
            }
          }
        } else if (rule instanceof CSSGroupingRule) {
          collect(rule.cssRules);
        }
      }
    };
    for (const sheet of document.styleSheets) {
      collect(sheet.cssRules);
    }

    return { dark: [...colors.dark].sort(), light: [...colors.light].sort() };
  });
  expect(names.dark.length).toBeGreaterThan(10);
  expect(names.light).toEqual(names.dark);
});

for (const path of ['/', '/blog']) {
  test(`R-51 the light theme of ${path} has enough contrast`, async ({ page }) => {
    await openPage(page, path);
    await showTheme(page, 'light');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    expect(await findViolations(page, path, { rules: ['color-contrast'] })).toEqual([]);
  });
}

test.describe('without storage', () => {
  test.use({ colorScheme: 'dark' });
  allowProblems({
    match: /^console warning: Browser storage is not available/,
    reason: 'the site logs it once',
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  });

  test('R-52 without storage the site works and logs one warning', async ({ page, problems }) => {
    await openPage(page, '/');
    await expectMode(page, 'dark');
    const navbar = page.locator('.theme-layout-navbar-left');
    for (const { name, title } of [
      { name: 'Vision', title: /Vision/ },
      { name: 'Docs', title: /Getting started/i },
      { name: 'Blog', title: /blog/i },
    ]) {
      await navbar.getByRole('link', { name }).click();
      await expect(page).toHaveTitle(title);
    }
    expect(problems.length).toBe(1);
  });

  test('R-52 without storage the tabs of a page work', async ({ page }) => {
    await openPage(page, '/markdown-page');
    await page.getByRole('tab', { name: 'Gradle' }).click();
    await expect(page.getByRole('tab', { name: 'Gradle' })).toHaveAttribute('aria-selected', 'true');
  });

  test.describe('with the switch', () => {
    test.use({ baseURL: FIXTURE_URL });

    test('R-52 without storage the switch and the announcement bar work', async ({ page, problems }) => {
      await openPage(page, '/');
      await findSwitch(page).click();
      await expectMode(page, 'light');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
      expect(problems.length).toBe(1);
    });
  });
});
