import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { toHostPath } from '../support/readSite';
import { resizeWindow } from '../support/resizeWindow';
import { readScroll, scrollTo } from '../support/scroll';
import { BELOW } from '../support/sites';
import { expect, test } from '../support/test';

const LONG_PAGE = '/docs/plugins/cli';

function findNavbar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

function findLeft(page: Page): Locator {
  return page.locator('.theme-layout-navbar-left');
}

function findRight(page: Page): Locator {
  return page.locator('.theme-layout-navbar-right');
}

/** Returns the lower edge of the navbar, in CSS pixels from the top of the window. */
function readBottom(page: Page): Promise<number> {
  return findNavbar(page).evaluate((navbar) => Math.round(navbar.getBoundingClientRect().bottom));
}

test(
  'R-11 the left side of the navbar leads to Vision, How, Playground, Docs and Blog, in this order',
  BELOW,
  async ({ page }) => {
    await openPage(page, './');
    const items = findLeft(page).locator('> li > a');
    await expect(items).toHaveText(['Vision', 'How', 'Playground', 'Docs', 'Blog']);
    const addresses = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(
      ['/vision', '/how', 'https://playground.wirespec.io/', '/docs/getting-started', '/blog'].map((address) =>
        address.startsWith('/') ? toHostPath(address) : address,
      ),
    );
    await expect(findLeft(page).getByRole('link', { name: 'Playground' })).toHaveAttribute('target', '_blank');
  },
);

test('R-11 the bar is one line in every window that shows its entries', async ({ page }) => {
  for (const route of ['/', '/docs/language/types', '/blog']) {
    await openPage(page, route);
    const heights: number[] = [];
    for (const width of [997, 1024, 1059, 1060, 1280]) {
      await resizeWindow(page, width, 768);
      heights.push(await readBottom(page));
    }
    expect(heights, route).toEqual([64, 64, 64, 64, 64]);
  }
});

test('R-11 the How dropdown leads to the three anchors', BELOW, async ({ page }) => {
  await openPage(page, './');
  await findLeft(page).getByRole('button', { name: 'How' }).hover();
  for (const name of ['Contract', 'Generate', 'Validate']) {
    await expect(findLeft(page).getByRole('link', { name })).toHaveAttribute(
      'href',
      toHostPath(`/how#${name.toLowerCase()}`),
    );
  }
});

test('R-11 the right side of the navbar has versions, languages, the repository and the search', async ({ page }) => {
  await openPage(page, './');
  const right = findRight(page);
  await expect(right.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(right.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(right.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/flock-community/wirespec',
  );
  await expect(right.getByRole('button', { name: /search/i })).toBeVisible();
});

test('R-11 there is no switch for the color mode', async ({ page }) => {
  await openPage(page, './');
  await expect(page.getByRole('button', { name: /light mode/i, includeHidden: true })).toHaveCount(0);
});

test('R-11 the navbar stays at the top of the window', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  await scrollTo(page, 900);
  await scrollTo(page, 600);
  await expect.poll(() => findNavbar(page).evaluate((navbar) => navbar.getBoundingClientRect().top)).toBe(0);
});

test('R-12 the navbar gets the class scrolled after more than 50 px and loses it again', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const navbar = findNavbar(page);
  await expect(navbar).not.toHaveClass(/\bscrolled\b/);
  await scrollTo(page, 50);
  await expect(navbar).not.toHaveClass(/\bscrolled\b/);
  await scrollTo(page, 51);
  await expect(navbar).toHaveClass(/\bscrolled\b/);
  await scrollTo(page, 50);
  await expect(navbar).not.toHaveClass(/\bscrolled\b/);
});

test('R-12 a page that opens scrolled has the class scrolled at once', async ({ page }) => {
  await openPage(page, './how#generate');
  await expect.poll(() => readScroll(page)).toBeGreaterThan(50);
  await expect(findNavbar(page)).toHaveClass(/\bscrolled\b/);
});

test('R-12 the navbar hides on scrolling down and reappears on scrolling up, and keeps the class scrolled', async ({
  page,
}) => {
  await openPage(page, LONG_PAGE);
  await scrollTo(page, 300);
  await scrollTo(page, 600);
  await expect.poll(() => readBottom(page)).toBeLessThanOrEqual(0);
  await expect(findNavbar(page)).toHaveClass(/\bscrolled\b/);
  await scrollTo(page, 500);
  await expect.poll(() => readBottom(page)).toBeGreaterThan(40);
  await expect(findNavbar(page)).toHaveClass(/\bscrolled\b/);
});

for (const path of ['/', '/how', '/search', '/blog', '/blog/tags/api', '/docs/language/types']) {
  test(`R-13 the first element to get the focus on ${path} skips to the main content`, async ({ page }) => {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    // The next element to get the focus is in the main content, or follows it if nothing in it can have the focus.
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .first()
          .evaluate((main) => {
            const focused = document.activeElement ?? document.body;

            return (main.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
          }),
      )
      .toBe(true);
  });
}

test.describe('dropdowns', () => {
  function findDropdown(page: Page) {
    return {
      button: findLeft(page).getByRole('button', { name: 'How' }),
      item: findLeft(page).getByRole('link', { name: 'Contract', includeHidden: true }),
    };
  }

  async function openByKeyboard(page: Page) {
    await openPage(page, './vision');
    const dropdown = findDropdown(page);
    await expect(dropdown.item).toBeHidden();
    await dropdown.button.focus();
    await page.keyboard.press('Enter');
    await expect(dropdown.item).toBeVisible();
    await expect(dropdown.button).toHaveAttribute('aria-expanded', 'true');

    return dropdown;
  }

  test('R-54 a dropdown opens on hover and closes when the pointer leaves', async ({ page }) => {
    await openPage(page, './vision');
    const { button, item } = findDropdown(page);
    await expect(item).toBeHidden();
    await button.hover();
    await expect(item).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(item).toBeHidden();
  });

  test('R-54 a dropdown opens on Enter, stays on the page and closes on a click elsewhere', async ({ page }) => {
    const { button, item } = await openByKeyboard(page);
    await expect(page).toHaveURL('./vision');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(item).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('R-54 a dropdown closes on a touch elsewhere', async ({ page }) => {
    const { button, item } = await openByKeyboard(page);
    // Dispatches the event without moving the focus, so that only the touch closes the menu.
    await page.getByRole('main').first().dispatchEvent('touchstart');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(item).toBeHidden();
  });

  test('R-54 a dropdown stays open while the focus moves through its items, and closes when the focus leaves', async ({
    page,
  }) => {
    const { button, item } = await openByKeyboard(page);
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(findLeft(page).getByRole('link', { name: 'Validate' })).toBeFocused();
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(findLeft(page).getByRole('link', { name: 'Playground' })).toBeFocused();
    await expect(item).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('R-54 the version a reader chooses is stored in the browser', async ({ page }) => {
    await openPage(page, './docs/getting-started');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
    await findRight(page).getByRole('button', { name: 'Next' }).hover();
    await findRight(page).getByRole('link', { name: 'Next' }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('current');
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  });
});

test('R-55 the locale of the page is stored in the browser, and replaces another one', async ({ page }) => {
  const readLocale = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('locale'));
  await openPage(page, '/vision');
  await expect.poll(readLocale).toBe('en');
  await page.evaluate(() => {
    localStorage.setItem('locale', 'nl');
  });
  await page.reload();
  await expect.poll(readLocale).toBe('en');
});

for (const width of [1280, 1920]) {
  test(`R-11 in a window of ${width} px, the bar is aligned with the content on both sides`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/how', '/vision', '/markdown-page', '/search', '/404.html']) {
      await openPage(page, path);
      // The search page replaces its heading when its scripts have loaded.
      await expect(async () => {
        const [logo, heading, search, copyright] = await Promise.all(
          [
            findNavbar(page).getByRole('img', { name: 'Wirespec' }).first(),
            page.getByRole('heading', { level: 1 }),
            page.getByRole('button', { name: 'Search' }),
            page.locator('footer').getByText('© 2025'),
          ].map((part) => part.boundingBox()),
        );
        expect(logo!.x, path).toBeCloseTo(heading!.x, 0);
        expect(search!.x + search!.width, path).toBeCloseTo(copyright!.x + copyright!.width, 0);
      }).toPass();
    }
  });
}
