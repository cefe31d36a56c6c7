import type { Locator, Page } from '@playwright/test';
import { readPageSources, readFences, substituteVersion } from '../../lib/samples';
import { REPOSITORY } from '../support/sites';
import { waitForFrames } from '../support/waitForFrames';
import { resizeWindow } from '../support/resizeWindow';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';

// Uses blocks as readers do. The expected content comes from the sources of their pages.

/** Two pages that have tabs of emitters in several places. */
const TYPES = { route: '/docs/language/types', source: 'docs/language/types.md' };
const ENDPOINTS = { route: '/docs/language/endpoints', source: 'docs/language/endpoints.md' };
const CLI = { route: '/docs/plugins/cli', source: 'docs/plugins/cli.md' };
const GLOSSARY = { route: '/docs/glossary', source: 'docs/glossary.md' };
const MARKDOWN_PAGE = { route: '/markdown-page', source: 'src/pages/markdown-page.mdx' };

/** Reads the fences of a page from its source. */
function readSource(path: string) {
  const page = readPageSources(REPOSITORY).find((candidate) => candidate.path === path);
  if (page === undefined) {
    throw new Error(`${path} does not exist: name another page in this test.`);
  }

  return readFences(substituteVersion(page.text));
}

/** Finds the frames of all code blocks in the article, hidden ones included. */
function frames(page: Page): Locator {
  return page.locator('main .theme-code-block');
}

function code(frame: Locator): Locator {
  return frame.locator('pre code');
}

test.describe('the header of a block', () => {
  test('a block with a title shows it, and the name of its language', async ({ page }) => {
    await openPage(page, TYPES.route);
    const generated = page.getByRole('tabpanel').first().locator('.theme-code-block').first();
    await expect(generated).toContainText('model/Book.ts');
    await expect(generated.getByText('TypeScript', { exact: true })).toBeVisible();
  });

  test('its buttons are at the right, and in its first row if there is room', async ({ page }) => {
    const listWrong = (isRowNeeded: boolean) =>
      frames(page).evaluateAll((blocks, needed) => {
        const problems: string[] = [];
        let count = 0;
        for (const block of blocks) {
          const actions = block.querySelector('[data-wrap]')?.parentElement;
          const header = actions?.parentElement;
          if (!actions?.checkVisibility() || !header) continue;
          const [inner, outer, around] = [actions, block, header].map((element) => element.getBoundingClientRect());
          const isAtRight = Math.abs(outer!.right - inner!.right) < 16;
          const isInRow = inner!.top - around!.top < 12;
          count += 1;
          if (!isAtRight || (needed && !isInRow)) problems.push(header.textContent);
        }

        return count > 0 ? problems : ['There is no button.'];
      }, isRowNeeded);
    for (const { route } of [TYPES, CLI]) {
      await openPage(page, route);
      for (const width of [320, 360, 600, 1024, 1280]) {
        await resizeWindow(page, width, 800);
        expect(await listWrong(width > 320), `${route} at ${width} px`).toEqual([]);
      }
    }
  });

  test('a block without a title shows the name of its language', async ({ page }) => {
    const fence = readSource(CLI.source).find(({ language, meta }) => language === 'bash' && !meta.includes('title='));
    expect(fence, 'the page has such a block').toBeDefined();
    await openPage(page, CLI.route);
    await expect(page.locator('main .language-bash').first().getByText('Shell', { exact: true })).toBeVisible();
  });
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  test('the copy button copies exactly the contract of the page', async ({ page }) => {
    const contract = readSource(TYPES.source).find(({ language }) => language === 'wirespec')!;
    await openPage(page, TYPES.route);
    const frame = frames(page).first();
    await frame.getByRole('button', { name: 'Copy the code' }).click();
    await expect(frame.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(contract.body);
  });

  test('copying a console block copies only the commands, without prompt and output', async ({ page }) => {
    const fence = readSource(CLI.source).find(({ language }) => language === 'console')!;
    const commands = fence.body.split('\n').map((line) => line.replace(/^\$ /, ''));
    await openPage(page, CLI.route);
    const frame = page
      .locator('main [data-compiler]')
      .filter({ hasText: commands[0]! })
      .locator('.theme-code-block')
      .first();
    await frame.getByRole('button', { name: 'Copy the code' }).click();
    await expect(frame.getByRole('status')).toHaveText('Copied');
    expect((await readClipboard(page)).split('\n')).toEqual(commands);
    // The block also shows the output.
    expect((await code(frame).innerText()).length).toBeGreaterThan(commands.join('\n').length);
  });

  test('selecting a console block by hand does not include the prompts', async ({ page }) => {
    await openPage(page, CLI.route);
    const selected = await page.evaluate(() => {
      const block = [...document.querySelectorAll('main pre code')].find((element) =>
        element.textContent.includes('wirespec'),
      );
      getSelection()?.selectAllChildren(block!);

      return String(getSelection());
    });
    expect(selected).toContain('wirespec');
    expect(selected).not.toMatch(/^\s*\$/m);
  });

  test('when the browser refuses to copy, the block says so and selects its text', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) });
    });
    await openPage(page, TYPES.route);
    const frame = frames(page).first();
    await frame.getByRole('button', { name: 'Copy the code' }).click();
    await expect(frame.getByRole('status')).toContainText('did not allow copying');
    const text = await code(frame).textContent();
    expect(await page.evaluate(() => String(getSelection()))).toBe(text);
  });

  test('the copy button works by keyboard', async ({ page }) => {
    const contract = readSource(TYPES.source).find(({ language }) => language === 'wirespec')!;
    await openPage(page, TYPES.route);
    const frame = frames(page).first();
    await frame.getByRole('button', { name: 'Wrap long lines' }).focus();
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('button', { name: 'Copy the code' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(contract.body);
  });

  for (const { route } of [TYPES, CLI, GLOSSARY, MARKDOWN_PAGE, { route: '/how' }]) {
    test(`every copy button of ${route} copies the text of its own block`, async ({ page }) => {
      await page.addInitScript(() => {
        const copies: string[] = [];
        Object.defineProperty(navigator.clipboard, 'writeText', {
          value: (text: string) => {
            copies.push(text);

            return Promise.resolve();
          },
        });
        Object.assign(window, { copies });
      });
      await openPage(page, route);
      const pairs = await page.evaluate(() => {
        const { copies } = window as typeof window & { copies: string[] };

        return [...document.querySelectorAll('.theme-code-block')].map((frame) => {
          frame.querySelector<HTMLButtonElement>('button[aria-label="Copy the code"]')?.click();
          const shown = frame.querySelector('pre code');

          return {
            copied: copies.pop(),
            shown: shown?.textContent,
            isConsole: frame.querySelector('[data-command]') !== null,
          };
        });
      });
      expect(pairs.length).toBeGreaterThan(0);
      for (const { copied, shown, isConsole } of pairs) {
        if (isConsole) {
          expect(copied).toMatch(/\S/);
          for (const command of (copied ?? '').split('\n')) expect(shown).toContain(command);
        } else {
          expect(copied).toBe(shown);
        }
      }
    });
  }
});

test.describe('long lines', () => {
  test.use({ viewport: { width: 480, height: 800 } });

  /** Finds a block that scrolls sideways in this window. */
  async function findScrollingFrame(page: Page): Promise<Locator> {
    const index = await frames(page).evaluateAll((elements) =>
      elements.findIndex((element) => {
        const pre = element.querySelector('pre');

        return pre !== null && pre.clientWidth > 0 && pre.scrollWidth > pre.clientWidth + 40;
      }),
    );
    expect(index, 'a block of this page scrolls sideways').toBeGreaterThanOrEqual(0);

    return frames(page).nth(index);
  }

  test('a block that scrolls has a name and is reachable with the keyboard, and arrow keys scroll it', async ({
    page,
  }) => {
    await openPage(page, CLI.route);
    const pre = (await findScrollingFrame(page)).locator('pre');
    await expect(pre).toHaveAttribute('tabindex', '0');
    await expect(pre).toHaveRole('group');
    await expect(pre).toHaveAccessibleName(/\S{3,}/);
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('the keyboard skips a block that does not scroll', async ({ page }) => {
    await openPage(page, TYPES.route);
    const pre = frames(page).first().locator('pre');
    expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    await expect(pre).not.toHaveAttribute('tabindex');
    await expect(pre).not.toHaveAttribute('role');
  });

  test('the keyboard reaches a block out of view, because the block may scroll in a narrower window', async ({
    page,
  }) => {
    await openPage(page, TYPES.route);
    const short = frames(page).first().locator('pre');
    await expect(short).not.toHaveAttribute('tabindex');
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect(short).toHaveAttribute('tabindex', '0');
    await expect(short).toHaveAccessibleName(/\S{3,}/);
    // A reader who returns by keyboard keeps the focus.
    await short.focus();
    await expect(short).toBeInViewport();
    await waitForFrames(page);
    await expect(short).toBeFocused();
  });

  test('every block that scrolls has a name, and none is a landmark', async ({ page }) => {
    await openPage(page, CLI.route);
    const blocks = await page
      .locator('main pre[tabindex="0"]')
      .evaluateAll((elements) => elements.map((element) => ({ role: element.role, name: element.ariaLabel })));
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.filter(({ role, name }) => role !== 'group' || !/\S{3}/.test(name ?? ''))).toEqual([]);
  });

  test('the wrap button wraps long lines and unwraps them', async ({ page }) => {
    await openPage(page, CLI.route);
    const frame = await findScrollingFrame(page);
    const pre = frame.locator('pre');
    const hasOverflow = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
    const text = await code(frame).textContent();
    const wrap = frame.getByRole('button', { name: 'Wrap long lines' });
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await hasOverflow()).toBe(false);
    expect(await code(frame).textContent()).toBe(text);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await hasOverflow()).toBe(true);
  });
});

test.describe('emphasis', () => {
  test('the lines that a page asks to highlight are highlighted, and no others', async ({ page }) => {
    const fence = readSource(GLOSSARY.source).find(({ meta }) => /\{[\d,]+\}/.test(meta))!;
    const lines = /\{([\d,]+)\}/.exec(fence.meta)![1]!.split(',').map(Number);
    await openPage(page, GLOSSARY.route);
    const lit = await code(frames(page).first())
      .locator('.lit')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((element) => element.textContent),
      );
    const source = fence.body.split('\n');
    expect(lit).toEqual(lines.map((line) => source[line - 1]));
  });

  test('R-43 the refused text of a wrong contract has a wavy underline, and the block shows its position', async ({
    page,
  }) => {
    await openPage(page, TYPES.route);
    const wrong = page.locator('main [data-contract=wrong]').first();
    const style = await wrong
      .locator('.cw')
      .first()
      .evaluate((element) => {
        const { textDecorationLine, textDecorationStyle } = getComputedStyle(element);

        return `${textDecorationLine} ${textDecorationStyle}`;
      });
    expect(style).toBe('underline wavy');
    await expect(wrong.getByText('Does not compile')).toBeVisible();
    await expect(wrong.getByText(/^line \d+, column \d+$/).first()).toBeVisible();
  });
});

test.describe('tabs', () => {
  const tabLists = (page: Page): Locator => page.locator('main').getByRole('tablist');
  const selectedTabs = (page: Page): Promise<string[]> =>
    page.locator('main').getByRole('tab', { selected: true }).allInnerTexts();

  test('R-44 choosing an emitter once chooses it in every group that has it, and shows its files', async ({ page }) => {
    await openPage(page, TYPES.route);
    const withKotlin = tabLists(page).filter({ has: page.getByRole('tab', { name: 'Kotlin' }) });
    const count = await withKotlin.count();
    expect(count).toBeGreaterThan(1);
    await withKotlin.last().getByRole('tab', { name: 'Kotlin' }).first().click();
    for (const list of await withKotlin.all()) {
      await expect(list.getByRole('tab', { selected: true })).toHaveText(/^Kotlin/);
    }
    await expect(page.locator('main .language-kotlin').first()).toBeVisible();
    await expect(page.locator('main [role=tabpanel]:not([hidden]) .language-typescript')).toHaveCount(0);
  });

  test('R-44 choosing an emitter far down a page does not move the content that the reader looks at', async ({
    page,
  }) => {
    await openPage(page, TYPES.route);
    const tab = tabLists(page).last().getByRole('tab').nth(1);
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const after = await tab.boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1);
  });

  test('R-44 the chosen emitter is kept on the next page and after a reload', async ({ page }) => {
    await openPage(page, TYPES.route);
    await tabLists(page).first().getByRole('tab', { name: 'Kotlin', exact: true }).click();
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Endpoints' }).click();
    await expect(page).toHaveURL(ENDPOINTS.route);
    await expect(tabLists(page).first().getByRole('tab', { selected: true })).toHaveText('Kotlin');
    await page.reload();
    await expect(tabLists(page).first().getByRole('tab', { selected: true })).toHaveText('Kotlin');
  });

  test('R-44 the tabs are one tab stop, arrow keys move between them and Enter selects', async ({ page }) => {
    await openPage(page, TYPES.route);
    const list = tabLists(page).first();
    const tabs = list.getByRole('tab');
    const names = await tabs.allInnerTexts();
    await expect(list.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Enter');
    expect((await selectedTabs(page))[0]).toBe(names.at(-1));
    await page.keyboard.press('Tab');
    // Moves on to the content of the tab.
    await expect(page.locator('main [role=tabpanel]:not([hidden])').first().locator(':focus')).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R-43 contracts, messages and generated code can be read', async ({ page }) => {
    const sources = readSource(TYPES.source);
    const contract = sources.find(({ language }) => language === 'wirespec')!;
    await page.goto(TYPES.route);
    await expect(code(frames(page).first())).toBeVisible();
    expect(await code(frames(page).first()).textContent()).toBe(contract.body);
    await expect(page.locator('main [data-contract=wrong] li').first()).toBeVisible();
    await expect(page.locator('main .language-typescript pre').first()).toBeVisible();
  });

  test('R-43 the copy buttons, which would have no effect, are hidden', async ({ page }) => {
    await page.goto(TYPES.route);
    await expect(page.getByRole('button', { name: 'Copy the code' })).toHaveCount(0);
  });

  test('R-42 the page is dark', async ({ page }) => {
    await page.goto(TYPES.route);
    const background = await page
      .locator('main .theme-code-block')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 255, green = 255, blue = 255] = (background.match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue), background).toBeLessThan(64);
  });

  test('R-11 the links of the navigation can be followed', async ({ page }) => {
    await page.goto('/');
    await page.locator('nav.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL('/docs/getting-started');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Language', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
