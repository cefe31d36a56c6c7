import { trustHtml } from '@site/src/client/trustHtml';
import { createCodeSize } from '@site/src/components/code-block/createCodeSize';

/**
 * Replaces the code of a block, and updates the size that the browser reserves for it while it is out of view.
 *
 * @param element - the `code` element
 * @param html - output of `renderMarks`, which escapes every character, or markup that the build wrote
 */
export function setCode(element: HTMLElement, html: string): void {
  element.innerHTML = trustHtml(html);
  for (const [name, value] of Object.entries(createCodeSize(element.textContent))) {
    element.setAttribute(name, String(value));
  }
}
