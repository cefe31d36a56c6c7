import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { showInBox } from '@site/src/client/showInBox';

const SIDEBAR = '[data-docs-sidebar]';

/**
 * The sidebar stays when the reader goes on to another page of the documentation, with what they folded; navigation marks the entry of the new page. It is unfolded and brought into
 * view here.
 */
export const docSidebar: Behavior = {
  start() {
    // The event does not bubble.
    document.addEventListener('toggle', mirror, { capture: true });
  },
  enter() {
    const sidebar = document.querySelector(SIDEBAR);
    if (sidebar === null) return undefined;
    const current = sidebar.querySelector('[aria-current="page"]');
    if (current === null) return undefined;
    openAround(current, sidebar);
    showInBox(current, sidebar);

    return undefined;
  },
};

addBehaviors(docSidebar);

/** The menu of small screens has a copy of the sidebar: what is unfolded in one is unfolded in the other. */
function mirror({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.dataset.category === undefined) return;
  for (const twin of document.querySelectorAll<HTMLDetailsElement>('[data-category]')) {
    if (twin.dataset.category === target.dataset.category) twin.open = target.open;
  }
}

/** Unfolds the categories that a link is in, and the one whose page it leads to. */
function openAround(link: Element, sidebar: Element): void {
  for (let item = link.closest('li'); item !== null && sidebar.contains(item); item = parentItem(item)) {
    const category = item.querySelector<HTMLDetailsElement>(':scope > details');
    if (category !== null) category.open = true;
  }
}

function parentItem(item: Element): HTMLLIElement | null {
  return item.parentElement?.closest('li') ?? null;
}
