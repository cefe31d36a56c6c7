import { adoptList, clearMarks, findSameCategory, listCategories, setOpen } from './categories';
import { syncMarks } from './syncMarks';
import { ACTIVE_LINK_CLASS, SIDEBAR_MENU } from '../themeMarkup';

/**
 * Takes the marks of the current page over from the sidebar of the next page, and opens the category it is in. What the reader has folded and unfolded, and how far they have
 * scrolled, stays.
 */
export function syncSidebar(current: HTMLElement, next: HTMLElement): void {
  const menu = current.querySelector(SIDEBAR_MENU);
  const nextMenu = next.querySelector(SIDEBAR_MENU);
  if (menu === null || nextMenu === null) return;
  clearMarks(menu);
  for (const nextCategory of listCategories(nextMenu)) {
    const category = findSameCategory(menu, nextCategory);
    if (category === undefined) continue;
    adoptList(category, nextCategory);
    if (nextCategory.querySelector(`.${ACTIVE_LINK_CLASS}`) !== null) setOpen(category, true);
  }
  markCurrent(menu, nextMenu);
}

function markCurrent(menu: Element, nextMenu: Element): void {
  const links = new Map([...menu.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link]));
  for (const twin of nextMenu.querySelectorAll(`.${ACTIVE_LINK_CLASS}, [aria-current]`)) {
    const link = links.get(twin.getAttribute('href'));
    if (link === undefined) continue;
    syncMarks(link, twin);
    if (link.parentElement && twin.parentElement) link.parentElement.className = twin.parentElement.className;
  }
}
