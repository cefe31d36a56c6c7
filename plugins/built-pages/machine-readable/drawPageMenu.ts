import type { Element, ElementContent } from 'hast';
import { type BuiltPage, findElement, listClasses } from '../../../lib/built-pages/BuiltPage';
import { PAGE_CLASSES, PAGE_MENU_CLASS } from '../../../lib/built-pages/pageClasses';

/**
 * The menu of a page: copy it as Markdown, or open that. A native element, which opens without scripts and then holds a plain link; `src/client/article/pageMenu` copies and closes
 * it, and the styles are in `src/css/page-menu.css`.
 *
 * It is put into finished pages, because only they have their Markdown: the development server writes none.
 */
export function drawPageMenu(markdownPath: string): string {
  return (
    `<details class="${PAGE_MENU_CLASS}"><summary>Copy page</summary><div>` +
    '<button type="button" data-copy-page>Copy as Markdown</button>' +
    `<a href="${markdownPath}" type="text/markdown">Open as Markdown</a>` +
    '<span role="status"></span></div></details>'
  );
}

/** @returns the element that the menu goes before: the breadcrumbs, the authors of a post, else the first of the main part */
export function findMenuPlace({ main, docText, document }: BuiltPage): Element | undefined {
  if (main === undefined) return undefined;
  const has = (name: string) => (element: Element) => listClasses(element).includes(name);
  if (docText !== undefined) return findElement(main, has(PAGE_CLASSES.docBreadcrumbs)) ?? docText;
  if (has(PAGE_CLASSES.page.blogPost)(document)) {
    const header = findElement(main, ({ tagName }) => tagName === 'header');
    return header?.children.findLast(isElement);
  }
  return main.children.find(isElement);
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}
