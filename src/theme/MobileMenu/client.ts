import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { centerInContainer } from '@site/src/client/centerInContainer';
import { showOverlay } from '@site/src/client/overlay/showOverlay';
import { wrapFocus } from '@site/src/client/overlay/wrapFocus';

/**
 * Media query for windows of at least 997 pixels. In these, the bar shows its entries, and the page shows its sidebar.
 * In narrower windows, both are in the menu. The unit is `em`, as in the stylesheets, so that the limit follows the
 * browser's text size.
 */
const WIDE_SCREEN = '(min-width: 62.3125em)';

const BUTTON = '[data-menu-open]';

/** Selector of the sidebars of documentation and blog. On a page with a sidebar, the menu shows a copy of it first. */
const SIDEBARS = '[data-docs-menu], [data-blog-menu]';

let endOverlay: (() => void) | undefined;

/** Opens and closes the mobile menu, and shows a copy of the page's sidebar in it. */
export const mobileMenu: Behavior = {
  start() {
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKeydown);
    // Listens in the capture phase, because the event does not bubble.
    document.addEventListener('close', resetAfterClose, { capture: true });
    window.matchMedia(WIDE_SCREEN).addEventListener('change', ({ matches }) => {
      if (matches) findMenu()?.close();
    });
  },
  enter() {
    const menu = findMenu();
    // The reader may have opened the menu while the next page was loading.
    if (menu?.open === true) refreshSidebarCopy(menu);
  },
  onNavigationStart: () => {
    findMenu()?.close();
  },
};

addBehaviors(mobileMenu);

function handleKeydown(event: KeyboardEvent): void {
  const menu = findMenu();
  if (menu !== null && event.target instanceof Node && menu.contains(event.target)) wrapFocus(menu, event);
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('[data-menu]');
}

function handleClick(event: MouseEvent): void {
  const menu = findMenu();
  if (menu === null) return;
  if (findEventTarget(event, BUTTON) !== undefined) openMenu(menu);
  // If the reader clicks the backdrop, the target is the dialog itself.
  else if (findEventTarget(event, '[data-menu-close]') !== undefined || event.target === menu) menu.close();
  else if (findEventTarget(event, '[data-menu-back]') !== undefined) {
    showSidebarCopy(menu, false);
    menu.querySelector<HTMLElement>('[data-menu-main] a')?.focus();
  } else if (findEventTarget(event, '[data-menu] a') !== undefined && !event.defaultPrevented) menu.close();
}

function openMenu(menu: HTMLDialogElement): void {
  endOverlay?.();
  insertSidebarCopy(menu);
  endOverlay = showOverlay(menu, () => {
    menu.close();
  });
  menu.querySelector<HTMLElement>('[data-menu-close]')?.focus();
  const current = menu.querySelector('[data-menu-slot] [aria-current]');
  if (current !== null) centerInContainer(current, menu);
  document.querySelector(BUTTON)?.setAttribute('aria-expanded', 'true');
}

function resetAfterClose({ target }: Event): void {
  const menu = findMenu();
  // The reader may have opened the menu again before this event was dispatched.
  if (menu === null || menu !== target || menu.open) return;
  endOverlay?.();
  endOverlay = undefined;
  // The next page may have a different sidebar.
  menu.querySelector('[data-menu-slot]')?.replaceChildren();
  document.querySelector(BUTTON)?.setAttribute('aria-expanded', 'false');
}

/**
 * Copies the page's sidebar with its open and closed categories into the menu, and shows the copy. Without a sidebar,
 * shows the main menu.
 */
function insertSidebarCopy(menu: HTMLElement): void {
  const slot = menu.querySelector('[data-menu-slot]');
  // Removes the previous copy first, because the selector would match its sidebar, too.
  slot?.replaceChildren();
  const copies = [...document.querySelectorAll(SIDEBARS)].map((sidebar) => sidebar.cloneNode(true));
  slot?.replaceChildren(...copies);
  showSidebarCopy(menu, copies.length > 0);
}

/**
 * Updates the copy of the sidebar in the open menu for a new page. The focus stays on the link with the same address,
 * or moves to the close button if there is none.
 */
function refreshSidebarCopy(menu: HTMLElement): void {
  const focused = document.activeElement?.getAttribute('href');
  const isMainShown = menu.querySelector('[data-menu-page]')?.hasAttribute('hidden') === true;
  insertSidebarCopy(menu);
  if (isMainShown) showSidebarCopy(menu, false);
  if (menu.contains(document.activeElement)) return;
  const links = [...menu.querySelectorAll<HTMLElement>('a')];
  const counterpart = links.find((link) => link.getAttribute('href') === focused && link.closest('[hidden]') === null);
  (counterpart ?? menu.querySelector<HTMLElement>('[data-menu-close]'))?.focus();
}

/** Shows the copy of the sidebar, or the main menu. */
function showSidebarCopy(menu: HTMLElement, isShown: boolean): void {
  menu.querySelector('[data-menu-page]')?.toggleAttribute('hidden', !isShown);
  menu.querySelector('[data-menu-main]')?.toggleAttribute('hidden', isShown);
}
