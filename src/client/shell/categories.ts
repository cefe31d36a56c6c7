import {
  ACTIVE_LINK_CLASS,
  ACTIVE_ROW_CLASS,
  CATEGORY,
  CATEGORY_LINK,
  CATEGORY_LIST,
  CATEGORY_ROW,
  COLLAPSED_CLASS,
} from '../themeMarkup';

// Categories are in the sidebar of the documentation and in the menu of small screens.

/** The item of a category that something in its row belongs to. */
export function findCategory(part: Element): HTMLElement | undefined {
  return part.closest(CATEGORY_ROW)?.closest<HTMLElement>(CATEGORY) ?? undefined;
}

/** All categories below an element. */
export function listCategories(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CATEGORY)];
}

/** The link in the row of a category: to its own page, or to the first one in it. */
export function findLink(category: Element): HTMLAnchorElement | null {
  return category.querySelector<HTMLAnchorElement>(`:scope > ${CATEGORY_LINK}`);
}

/** The items of a category; those of one that was folded when the page was built are not in the page. */
export function findList(category: Element): HTMLElement | null {
  return category.querySelector<HTMLElement>(`:scope > ${CATEGORY_LIST}`);
}

/** The category below `root` whose link has the same address. */
export function findSameCategory(root: ParentNode, category: Element): HTMLElement | undefined {
  const href = findLink(category)?.getAttribute('href');

  return listCategories(root).find((other) => findLink(other)?.getAttribute('href') === href);
}

/** Whether a category is folded: its items are hidden, or not in the page yet. */
export function isCollapsed(category: Element): boolean {
  return category.classList.contains(COLLAPSED_CLASS);
}

/** Makes a category say that it is open, or not: its arrow, and its button for those who do not see it. Leaves its items as they are. */
export function markOpen(category: Element, isOpen: boolean): void {
  category.classList.toggle(COLLAPSED_CLASS, !isOpen);
  for (const button of category.querySelectorAll(`:scope > ${CATEGORY_ROW} > [aria-expanded]`)) {
    button.setAttribute('aria-expanded', String(isOpen));
    const label = button.getAttribute('aria-label');
    if (label !== null) button.setAttribute('aria-label', label.replace(/^\w+/, isOpen ? 'Collapse' : 'Expand'));
  }
}

/** Opens or closes a category at once. */
export function setOpen(category: Element, isOpen: boolean): void {
  const list = findList(category);
  // Without its items it would be open and empty.
  if (list === null) return;
  markOpen(category, isOpen);
  list.hidden = !isOpen;
}

/** Takes away what says that the reader is on the page of a link. */
function clearMarks(root: ParentNode): void {
  for (const link of root.querySelectorAll(`.${ACTIVE_LINK_CLASS}, [aria-current]`)) {
    link.classList.remove(ACTIVE_LINK_CLASS);
    link.removeAttribute('aria-current');
  }
  for (const row of root.querySelectorAll(`.${ACTIVE_ROW_CLASS}`)) row.classList.remove(ACTIVE_ROW_CLASS);
}

/** Gives a category the items that another document has for it, folded. */
export function adoptList(category: Element, source: Element): void {
  const list = findList(source);
  if (list === null || findList(category) !== null) return;
  const copy = document.importNode(list, true);
  clearMarks(copy);
  copy.hidden = true;
  category.append(copy);
}
