import type { Locator } from '@playwright/test';

/**
 * Replaces the content of an editor, like pasting. Typing would be different: the browser would create an element for
 * each line, with styles that the security policy refuses, and a megabyte would take minutes.
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
