import type { Behavior } from '../behaviors';
import { foldHeight } from '../foldHeight';
import { loadPage } from '../navigation/loadPage';
import { isModified } from '../isModified';
import {
  adoptList,
  findCategory,
  findLink,
  findList,
  findSameCategory,
  isCollapsed,
  markOpen,
  setOpen,
} from './categories';
import { findEventTarget } from '../findEventTarget';
import { CATEGORY_CARET, CATEGORY_LINK, SIDEBAR } from '../themeMarkup';

/** The page that has the items of a category which this page does not have. */
function findSource(category: HTMLElement): URL | undefined {
  const link = findLink(category);

  return link === null || findList(category) !== null ? undefined : new URL(link.href);
}

/** Gets the items of a category from its own page. Without a connection the browser goes there, and says what is wrong. */
async function fetchList(category: HTMLElement, source: URL): Promise<void> {
  try {
    const { content } = await loadPage(source);
    const twin = findSameCategory(content, category);
    if (twin !== undefined) adoptList(category, twin);
  } catch {
    window.location.assign(source);
  }
}

async function toggle(category: HTMLElement): Promise<void> {
  const isOpen = isCollapsed(category);
  const source = findSource(category);
  markOpen(category, isOpen);
  if (source !== undefined) await fetchList(category, source);
  const list = findList(category);
  // The reader may have thought better of it.
  if (list === null || isCollapsed(category) === isOpen) return;
  keepInSidebar(category, isOpen);
  await foldHeight(list, isOpen);
}

/** The menu of small screens is made from the sidebar, which keeps what the reader did. */
function keepInSidebar(category: HTMLElement, isOpen: boolean): void {
  const sidebar = document.querySelector(SIDEBAR);
  const twin = sidebar === null || sidebar.contains(category) ? undefined : findSameCategory(sidebar, category);
  if (twin === undefined) return;
  adoptList(twin, category);
  setOpen(twin, isOpen);
}

/** Whether a click on the link of a category goes nowhere: to where the reader is, or because the category has no page. */
function isOnlyButton(link: HTMLElement): boolean {
  const isButton = link.getAttribute('role') === 'button' && link.nextElementSibling === null;

  return isButton || link.getAttribute('href') === '#' || link.getAttribute('aria-current') === 'page';
}

function answerClick(event: MouseEvent): void {
  if (isModified(event)) return;
  const part = findEventTarget(event, `${CATEGORY_CARET}, ${CATEGORY_LINK}`);
  const category = part && findCategory(part);
  if (part === undefined || category === undefined) return;
  if (part.matches(CATEGORY_CARET) || isOnlyButton(part)) {
    event.preventDefault();
    void toggle(category);
  } else if (isCollapsed(category) && findSource(category) === undefined) void toggle(category);
}

/** Folds and unfolds the categories of the sidebar and of the menu of small screens. */
export const categoryFolding: Behavior = {
  start: () => {
    // Before the navigation, which leaves alone what was prevented.
    document.addEventListener('click', answerClick, { capture: true });
  },
};
