import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { showTheme } from '../support/showTheme';
import { allowProblems, expect, test } from '../support/test';
import { write } from '../support/write';
import { LOSSY_DOCUMENT } from './documents';
import { findEditor, findOutput, findStatus, openWorkbench, showPane } from './openWorkbench';

/** States of the workbench that look different, with the steps that lead to each. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a contract that compiles': async (page) => {
    await expect(findStatus(page)).toHaveText('Compiles');
  },
  'generated code': async (page) => {
    await expect(findStatus(page)).toHaveText('Compiles');
    await showPane(page, 'Generated code');
    await expect(page.getByRole('region', { name: 'Generated code' }).getByText('Genre').first()).toBeVisible();
  },
  'a contract with problems, a name and a notice': async (page) => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await write(findEditor(page), 'type A { b: B }');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel(/^New name/).fill('<');
    await expect(findStatus(page)).toHaveText('1 problem');
  },
  'a document': async (page) => {
    await page.getByRole('button', { name: 'Convert' }).click();
    await write(page.getByRole('textbox', { name: /^Document/ }), JSON.stringify(LOSSY_DOCUMENT, undefined, 2));
    await expect(findStatus(page)).toHaveText('Converted, but 4 parts of the document are lost or changed');
    await expect(page.getByRole('region', { name: 'Losses of the conversion' })).toBeVisible();
    await showPane(page, 'Contract');
    await expect(page.getByRole('region', { name: 'Converted contract' })).toBeVisible();
  },
  'two versions': async (page) => {
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(page.getByRole('button', { name: 'endpoint AddBook was removed' })).toBeVisible();
  },
  'a reference, and JSON that does not fit': async (page) => {
    await page.getByRole('button', { name: 'Read' }).click();
    await expect(page.getByRole('group', { name: 'Example of Book', exact: true })).toBeVisible();
    await showPane(page, 'Check JSON');
    await page.getByLabel('Against').selectOption('Book');
    await write(page.getByRole('textbox', { name: 'JSON to check' }), '{"isbn": "1", "pages": 3}');
    await expect(page.getByRole('list', { name: 'Problems' })).toContainText('/pages is not a field of Book');
  },
  'a hint about a name': async (page) => {
    await expect(findStatus(page)).toHaveText('Compiles');
    await findEditor(page).getByText('Genre', { exact: true }).first().hover();
    await expect(page.locator('.cm-definition')).toContainText('model/Genre.java');
  },
  'find and replace': async (page) => {
    await findEditor(page).press('ControlOrMeta+f');
    await page.getByRole('textbox', { name: 'Find' }).fill('Genre');
    await expect(page.getByRole('textbox', { name: 'Replace' })).toBeVisible();
  },
  'a new name for a type': async (page) => {
    await write(findEditor(page), 'type Book { title: String }');
    await expect(findStatus(page)).toHaveText('Compiles');
    for (const key of ['ControlOrMeta+Home', 'End', 'Home']) await findEditor(page).press(key);
    for (const _ of 'type B') await findEditor(page).press('ArrowRight');
    await findEditor(page).press('F2');
    await expect(page.getByLabel('New name of Book')).toBeFocused();
  },
  'a list of completions': async (page) => {
    await write(findEditor(page), 'enum Genre { POEM }\ntype Book { genre: G');
    await findEditor(page).press('Control+Space');
    await expect(page.getByRole('listbox').getByText('Genre')).toBeVisible();
  },
  'two versions with a renamed type': async (page) => {
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const contract = 'type Book { title: String, pages: Integer }\nendpoint FindBook GET /book -> { 200 -> Book }';
    await write(page.getByRole('textbox', { name: /^Contract before/ }), contract);
    await showPane(page, 'After');
    await write(page.getByRole('textbox', { name: /^Contract after/ }), contract.replaceAll('Book ', 'Novel '));
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Novel');
  },
  'a former release, and a comparison with it': async (page) => {
    await showPane(page, 'Generated code');
    await page.getByLabel('Compiler').selectOption('0.17.8');
    await page.getByRole('button', { name: 'Compare outputs' }).click();
    const status = page.getByRole('region', { name: 'Generated code' }).locator('[role=status][data-tone]');
    await expect(status).toHaveText(/files? differs?\.$/, { timeout: 60_000 });
  },
  'the list of keys': async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** Checks the page in both themes. */
async function expectAccessible(page: Page, name: string, width: number): Promise<void> {
  for (const theme of ['dark', 'light']) {
    if (theme === 'light') await showTheme(page, 'light');
    expect(await findViolations(page, `${theme}, ${name}`)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const width of [360, 1280]) {
  for (const [name, reach] of Object.entries(STATES)) {
    test(`is accessible in both themes and no wider than the window, in a window of ${width} px: ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWorkbench(page);
      await reach(page);
      await expectAccessible(page, name, width);
    });
  }

  test.describe(`where the browser keeps nothing, in a window of ${width} px`, () => {
    allowProblems({ match: /Browser storage is not available/, reason: 'the storage refuses everything' });

    test('the notice is accessible in both themes', async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await write(await openWorkbench(page), 'type Mine { a: String }');
      await expect(page.getByRole('alert')).toContainText('The browser cannot keep what you write');
      await expectAccessible(page, 'the notice', width);
    });
  });
}

test('a whole contract and a whole generated file are printed, without controls', async ({ page }) => {
  const fields = Array.from({ length: 300 }, (_, index) => `  field${index}: String`).join(',\n');
  const editor = await openWorkbench(page);
  await write(editor, `type Long {\n${fields}\n}`);
  await expect(findStatus(page)).toHaveText('Compiles');
  await expect(findOutput(page)).toContainText('field299');
  await page.emulateMedia({ media: 'print' });
  // The editor renders all lines while the browser prints.
  const lines = await editor.evaluate((element) => {
    window.dispatchEvent(new Event('beforeprint'));
    return element.querySelectorAll('.cm-line').length;
  });
  expect(lines).toBe(302);
  for (const printed of [page.locator('.cm-scroller').filter({ visible: true }), findOutput(page).locator('..')]) {
    expect(await printed.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  }
  const buttons = page.getByRole('main').getByRole('button').filter({ visible: true });
  await expect(buttons.filter({ hasNotText: 'contract.ws' })).toHaveCount(0);
});

test('on a phone whose keyboard is open, the typed text stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 340 });
  const editor = await openWorkbench(page);
  await write(editor, Array.from({ length: 40 }, (_, index) => `type T${index} { a: String }`).join('\n'));
  await page.keyboard.type('\ntype Last { a: String }');
  const line = editor.locator('.cm-line').last();
  await expect(line).toHaveText('type Last { a: String }');
  await expect(line).toBeInViewport();
});

test('the tools are beside the modes in a window of 1280 px, also with a scrollbar of 17 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWorkbench(page);
  // Headless browsers draw no scrollbar.
  await page.evaluate(() => {
    document.documentElement.style.paddingInlineEnd = '17px';
  });
  const readTop = (name: string): Promise<number> =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => button.getBoundingClientRect().top);
  expect(await readTop('Share')).toBeCloseTo(await readTop('Write'), 0);
});

test('the panel to find and replace shows all of its rows', async ({ page }) => {
  const editor = await openWorkbench(page);
  // Without `flexShrink` in `editorTheme`, 300 lines hide the second row.
  await write(editor, 'type Book { title: String }\n'.repeat(300));
  await editor.press('ControlOrMeta+f');
  await expect(page.getByRole('button', { name: 'replace all' })).toBeInViewport({ ratio: 1 });
});

test('at a zoom of 400%, the panel to find and replace leaves a line of the contract visible', async ({ page }) => {
  // At this zoom, a window of 1280 by 1024 pixels has the size of this one.
  await page.setViewportSize({ width: 320, height: 256 });
  const editor = await openWorkbench(page);
  await write(editor, 'type Book { title: String }');
  await editor.press('ControlOrMeta+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await expect(editor.locator('.cm-line').first()).toBeInViewport();
});

test('in a low window, the workbench opens at the beginning of the page, and the row of tabs scrolls to a new tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openWorkbench(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let count = 0; count < 6; count += 1) await page.getByRole('button', { name: 'Add', exact: true }).click();
  // The focus in the new contract may have scrolled the page down, but not the row of tabs.
  const tab = page.getByRole('tab', { selected: true });
  await tab.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 100);
  });
  await expect(tab).toBeInViewport({ ratio: 0.95 });
});

test('a double-click on a tab that is partly hidden renames its contract', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 640 });
  await openWorkbench(page);
  for (let count = 0; count < 6; count += 1) await page.getByRole('button', { name: 'Add', exact: true }).click();
  const hidden = page.getByRole('tab', { name: 'contract-4.ws' });
  const row = page.getByRole('tablist', { name: 'Contracts' });
  await row.evaluate((element) => {
    const tab = element.querySelectorAll<HTMLElement>('[role=tab]')[4];
    if (tab === undefined) return;
    element.scrollLeft += tab.getBoundingClientRect().left - element.getBoundingClientRect().right + 40;
  });
  const { x, y, height } = (await hidden.boundingBox())!;
  await page.mouse.dblclick(x + 20, y + height / 2);
  await expect(page.getByLabel('New name of contract-4.ws')).toBeVisible();
});
