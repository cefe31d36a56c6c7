import type { Behavior } from '../../behaviors';
import { lockScroll } from '../../overlay/lockScroll';
import { afterPaint } from '../../tasks';
import { findEventTarget } from '../../findEventTarget';
import { WIDE_SCREEN } from '../wideScreen';
import { containFocus } from './containFocus';
import { createMenu, fillMenu, isPageMenuShown, showPageMenu } from './createMenu';
import { BAR, MENU_BACKDROP, MENU_BUTTON } from '../../themeMarkup';
import { watchClose } from './watchClose';

const SHOWN = 'navbar-sidebar--show';
/** Longer than it takes to slide out, in milliseconds. */
const SLIDE_MS = 400;

/** The menu, once it was asked for, with what the page has; that of the page before while the next one arrives. */
let menu: HTMLElement | undefined;
let releasePage: (() => void) | undefined;

function findBar(): HTMLElement | null {
  return document.querySelector(BAR);
}

function findButton(): HTMLElement | null {
  return document.querySelector(MENU_BUTTON);
}

function mark(bar: HTMLElement, isOpen: boolean): void {
  bar.classList.toggle(SHOWN, isOpen);
  findButton()?.setAttribute('aria-expanded', String(isOpen));
}

/** The menu begins to slide in before its hundred links have been made and laid out, so that a tap is answered at once; not for keys, the next of which may lead to a link. */
function prepare(bar: HTMLElement, byKey: boolean): HTMLElement {
  const prepared = createMenu(bar);
  if (byKey) {
    fillMenu(prepared, bar);
  } else {
    void afterPaint().then(() => {
      fillMenu(prepared, bar);
    });
  }

  return prepared;
}

function open(byKey: boolean): void {
  const bar = findBar();
  if (bar === null || releasePage !== undefined) return;
  menu ??= prepare(bar, byKey);
  // First, while what it measures is known.
  const ends = [containFocus(menu), lockScroll(), watchClose(close)];
  releasePage = () => {
    for (const end of ends) end();
  };
  if (!menu.isConnected) {
    bar.querySelector('.navbar-sidebar')?.remove();
    bar.append(menu);
  }
  showPageMenu(menu, true);
  mark(bar, true);
  focusFirst(menu);
}

function close(): void {
  const bar = findBar();
  if (bar === null || releasePage === undefined) return;
  releasePage();
  releasePage = undefined;
  mark(bar, false);
  findButton()?.focus({ preventScroll: true });
}

/** The next page has another menu. */
function discard(delay: number): void {
  const old = menu;
  close();
  menu = undefined;
  if (delay === 0) old?.remove();
  else setTimeout(() => old?.remove(), delay);
}

/** The menu is open although another page is shown now. */
function refill(): void {
  const bar = findBar();
  if (bar === null || menu === undefined) return;
  const isAtMain = !isPageMenuShown(menu);
  const focus = menu.contains(document.activeElement) ? document.activeElement : null;
  fillMenu(menu, bar);
  if (isAtMain) showPageMenu(menu, false);
  if (focus === null || menu.contains(document.activeElement)) return;
  // The same entry, where there is one.
  const href = CSS.escape(focus.getAttribute('href') ?? '');
  // Of two with that address one is out of sight, and cannot have the focus.
  for (const twin of menu.querySelectorAll<HTMLElement>(`[href="${href}"]`)) twin.focus();
  if (!menu.contains(document.activeElement)) focusFirst(menu);
}

function focusFirst(opened: HTMLElement): void {
  opened.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({ preventScroll: true });
}

function goBack(): void {
  if (menu === undefined) return;
  showPageMenu(menu, false);
  menu.querySelector<HTMLElement>('.menu__link')?.focus({ preventScroll: true });
}

function answerClick(event: MouseEvent): void {
  if (findEventTarget(event, MENU_BUTTON) !== undefined) open(event.detail === 0);
  else if (findEventTarget(event, `.navbar-sidebar__close, ${MENU_BACKDROP}`) !== undefined) close();
  else if (findEventTarget(event, '.navbar-sidebar__back') !== undefined) goBack();
  else if (findEventTarget(event, '.navbar-sidebar a:not([href="#"])') !== undefined) close();
}

/** The menu of small screens, with the items of the bar and what stands beside the page. It is made when it is opened, and anew for each page; filled anew while it is open. */
export const mobileMenu: Behavior = {
  start: () => {
    document.addEventListener('click', answerClick);
    window.matchMedia(WIDE_SCREEN).addEventListener('change', ({ matches }) => {
      if (matches) discard(0);
    });
  },
  enter() {
    // Whoever has opened it while the page was on its way goes on in it.
    if (releasePage === undefined) discard(SLIDE_MS);
    else refill();

    return undefined;
  },
  depart: close,
};
