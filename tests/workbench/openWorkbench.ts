import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '../support/openPage';

/**
 * Opens the workbench and waits until it can be used.
 *
 * @returns the editor
 */
export async function openWorkbench(page: Page, fragment = ''): Promise<Locator> {
  await openPage(page, `./play${fragment}`);
  await expect(page.getByRole('button', { name: 'Write', exact: true })).toBeVisible();

  return findEditor(page);
}

export function findEditor(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Contract / }).filter({ visible: true });
}

/** Finds the status of the contracts or the document, in the pane that is shown. */
export function findStatus(page: Page): Locator {
  return page.locator('[role=status][data-tone]').filter({ visible: true });
}

/** Finds the visible generated file. */
export function findOutput(page: Page): Locator {
  return page.getByRole('region', { name: 'Generated code' }).locator('pre code');
}

interface TestFile {
  name: string;
  text: string;
  type?: string;
}

/**
 * Drops files on the page.
 *
 * @param selector - the element below them
 */
export async function drop(page: Page, files: TestFile[], selector = '[data-editor]'): Promise<void> {
  await page.evaluate(
    ({ dropped, below }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, text, type } of dropped) dataTransfer.items.add(new File([text], name, { type: type ?? '' }));
      const target = document.querySelector(below) ?? document.body;
      for (const kind of ['dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, composed: true, dataTransfer }));
      }
    },
    { dropped: files, below: selector },
  );
}

/** Pastes files into an editor, as after copying them in a file manager. */
export async function pasteFiles(editor: Locator, files: TestFile[]): Promise<void> {
  await editor.evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    for (const { name, text, type } of pasted) clipboardData.items.add(new File([text], name, { type: type ?? '' }));
    target.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData }),
    );
  }, files);
}

/** Restores the previous work whose title contains the given words. */
export async function bringBack(page: Page, title: string): Promise<void> {
  const list = page.getByRole('group').filter({ hasText: 'Previous work' });
  const button = list.getByRole('button', { name: `Bring back ${title}` }).first();
  if (!(await button.isVisible())) await list.getByText('Previous work').click();
  await button.click();
}

/** Shows a pane where the window has room for one only. */
export async function showPane(page: Page, title: string): Promise<void> {
  const button = page.getByRole('group', { name: 'Shown pane' }).getByRole('button', { name: title });
  if (await button.isVisible()) await button.click();
}
