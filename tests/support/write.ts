import type { Locator } from '@playwright/test';

/**
 * Puts a text in the place of all that is in an editor, as pasting does: of typed text a browser makes an element for each line, with styles that the security policy refuses, and
 * takes minutes for a megabyte.
 */
export async function write(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);
}
