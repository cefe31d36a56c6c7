import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { centerInContainer } from '@site/src/client/centerInContainer';

const SIDEBAR = '[data-docs-sidebar]';

/**
 * Opens the categories around the entry of the current page, and scrolls the entry into view. Navigation keeps the
 * sidebar with its open and closed categories, and marks the entry of the new page.
 */
export const docSidebar: Behavior = {
  start() {
    // Listens in the capture phase, because the event does not bubble.
    document.addEventListener('toggle', syncCategory, { capture: true });
  },
  enter() {
    const sidebar = document.querySelector(SIDEBAR);
    if (sidebar === null) return;
    const current = sidebar.querySelector('[aria-current="page"]');
    if (current === null) return;
    openCategories(current, sidebar);
    centerInContainer(current, sidebar);
  },
};

addBehaviors(docSidebar);

/** Opens or closes the same category in all copies of the sidebar, such as the copy in the mobile menu. */
function syncCategory({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.dataset.category === undefined) return;
  for (const copy of document.querySelectorAll<HTMLDetailsElement>('[data-category]')) {
    if (copy.dataset.category === target.dataset.category) copy.open = target.open;
  }
}

/** Opens the categories that contain a link, and the category whose page it links to. */
function openCategories(link: Element, sidebar: Element): void {
  for (let item = link.closest('li'); item !== null && sidebar.contains(item); item = findParentItem(item)) {
    const category = item.querySelector<HTMLDetailsElement>(':scope > details');
    if (category !== null) category.open = true;
  }
}

function findParentItem(item: Element): HTMLLIElement | null {
  return item.parentElement?.closest('li') ?? null;
}
