import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { showInBox } from '@site/src/client/showInBox';

const SIDEBAR = '[data-docs-sidebar]';

/** The sidebar stays when the reader goes on to another page of the documentation: what they folded stays folded, and the entry of the new page is marked, unfolded and in view. */
export const docSidebar: Behavior = {
  start() {
    // The event does not bubble.
    document.addEventListener('toggle', mirror, { capture: true });
  },
  enter() {
    const sidebar = document.querySelector(SIDEBAR);
    if (sidebar === null) return undefined;
    const current = markCurrent(sidebar);
    if (current === undefined) return undefined;
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

/** @returns the link to the current page; a page that is not listed has none */
function markCurrent(sidebar: Element): HTMLAnchorElement | undefined {
  const links = [...sidebar.querySelectorAll('a')];
  const current = links.find(({ pathname }) => trimSlash(pathname) === trimSlash(window.location.pathname));
  for (const link of links) if (link !== current) link.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'page');

  return current;
}

/** Both forms of an address open a page. */
function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
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
