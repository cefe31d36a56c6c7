import { leavePage } from '../behaviors';
import { syncHead } from './syncHead';
import { syncMarks } from './syncMarks';

const BAR = '.theme-layout-navbar';
const MENU = '.theme-layout-navbar-sidebar';
const CONTENT = '.theme-layout-main';
const SIDEBAR = '.theme-doc-sidebar-container';
const SIDEBAR_LINK = '.theme-doc-sidebar-menu a[href]';

/**
 * Replaces the current page, from its content to its footer, with another page of the same release. The bar and its
 * menu stay. If both pages have the same sidebar, it stays as well, with its open categories and scroll position.
 *
 * @throws Error for a page without content
 */
export function showPage(next: Document): void {
  const keepsSidebar = hasSameSidebar(next);
  const selector = keepsSidebar ? 'main' : CONTENT;
  const [current, replacement] = [document, next].map((page) => page.querySelector(selector));
  if (!current || !replacement)
    throw new Error(`This page or the page "${next.title}" has no element "${selector}". Check src/theme/Layout.`);
  const [oldEnd, newEnd] = [document, next].map(listEnd);
  leavePage();
  current.replaceWith(replacement);
  for (const element of oldEnd ?? []) element.remove();
  document.querySelector(CONTENT)?.after(...(newEnd ?? []));
  for (const root of keepsSidebar ? [BAR, MENU, SIDEBAR] : [BAR, MENU]) {
    const [kept, counterpart] = [document, next].map((page) => page.querySelector(root));
    if (kept && counterpart) syncMarks(kept, counterpart);
  }
  syncHead(next);
}

function hasSameSidebar(next: Document): boolean {
  const [current, other] = [document, next].map((page) =>
    [...page.querySelectorAll(SIDEBAR_LINK)].map((link) => link.getAttribute('href')).join('\n'),
  );

  return current !== '' && current === other;
}

/**
 * Lists the elements after the content of a page except the menu, such as the footer. If the footer stayed in place,
 * browsers would count it as a layout shift whenever it is in view on both pages.
 */
function listEnd(page: Document): Element[] {
  const siblings = [...(page.querySelector(CONTENT)?.parentElement?.children ?? [])];
  const start = siblings.findIndex((element) => element.matches(CONTENT));

  return siblings.slice(start + 1).filter((element) => !element.matches(MENU));
}
