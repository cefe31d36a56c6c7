import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { showInBox } from '@site/src/client/showInBox';
import { showOverlay } from '@site/src/client/overlay/showOverlay';
import { wrapFocus } from '@site/src/client/overlay/wrapFocus';
import { WIDE_SCREEN } from '@site/src/client/wideScreen';

const BUTTON = '[data-menu-open]';

/** What is beside a page in a wide window, and what the menu shows first: the sidebar of the documentation, or the posts of the blog. */
const PAGE_MENUS = '[data-docs-menu], [data-blog-menu]';

let endOverlay: (() => void) | undefined;

/** Opens and closes the menu of small screens, and shows in it what is beside the page in a wide window. */
export const mobileMenu: Behavior = {
  start() {
    document.addEventListener('click', answerClick);
    document.addEventListener('keydown', answerKey);
    // The event does not bubble.
    document.addEventListener('close', answerClose, { capture: true });
    window.matchMedia(WIDE_SCREEN).addEventListener('change', ({ matches }) => {
      if (matches) findMenu()?.close();
    });
  },
  enter() {
    const menu = findMenu();
    // A reader who has opened it while the page was on its way goes on in it.
    if (menu?.open === true) refill(menu);
    return undefined;
  },
  depart: () => {
    findMenu()?.close();
  },
};

addBehaviors(mobileMenu);

function answerClose({ target }: Event): void {
  if (target === findMenu()) markClosed();
}

function answerKey(event: KeyboardEvent): void {
  const menu = findMenu();
  if (menu !== null && event.target instanceof Node && menu.contains(event.target)) wrapFocus(menu, event);
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('[data-menu]');
}

function answerClick(event: MouseEvent): void {
  const menu = findMenu();
  if (menu === null) return;
  if (findEventTarget(event, BUTTON) !== undefined) open(menu);
  // A click on the backdrop has the dialog itself as its target.
  else if (findEventTarget(event, '[data-menu-close]') !== undefined || event.target === menu) menu.close();
  else if (findEventTarget(event, '[data-menu-back]') !== undefined) {
    showPageMenu(menu, false);
    menu.querySelector<HTMLElement>('[data-menu-main] a')?.focus();
  } else if (findEventTarget(event, '[data-menu] a') !== undefined && !event.defaultPrevented) menu.close();
}

function open(menu: HTMLDialogElement): void {
  fill(menu);
  endOverlay = showOverlay(menu, () => {
    menu.close();
  });
  menu.querySelector<HTMLElement>('[data-menu-close]')?.focus();
  const current = menu.querySelector('[data-menu-slot] [aria-current]');
  if (current !== null) showInBox(current, menu);
  document.querySelector(BUTTON)?.setAttribute('aria-expanded', 'true');
}

function markClosed(): void {
  endOverlay?.();
  endOverlay = undefined;
  // The next page has other links.
  findMenu()?.querySelector('[data-menu-slot]')?.replaceChildren();
  document.querySelector(BUTTON)?.setAttribute('aria-expanded', 'false');
}

/** Copies what is beside the page, and shows it where there is anything. What the reader has folded and unfolded is copied, too. */
function fill(menu: HTMLElement): void {
  const slot = menu.querySelector('[data-menu-slot]');
  slot?.replaceChildren();
  const copies = [...document.querySelectorAll(PAGE_MENUS)].map((list) => list.cloneNode(true));
  slot?.replaceChildren(...copies);
  showPageMenu(menu, copies.length > 0);
}

/** Shows the links of the page that has arrived while the menu is open; the focus stays on the same link. */
function refill(menu: HTMLElement): void {
  const focused = document.activeElement?.getAttribute('href');
  const isMainShown = menu.querySelector('[data-menu-page]')?.hasAttribute('hidden') === true;
  fill(menu);
  if (isMainShown) showPageMenu(menu, false);
  if (menu.contains(document.activeElement)) return;
  const links = [...menu.querySelectorAll<HTMLElement>('a')];
  const twin = links.find((link) => link.getAttribute('href') === focused && link.closest('[hidden]') === null);
  (twin ?? menu.querySelector<HTMLElement>('[data-menu-close]'))?.focus();
}

function showPageMenu(menu: HTMLElement, isShown: boolean): void {
  menu.querySelector('[data-menu-page]')?.toggleAttribute('hidden', !isShown);
  menu.querySelector('[data-menu-main]')?.toggleAttribute('hidden', isShown);
}
