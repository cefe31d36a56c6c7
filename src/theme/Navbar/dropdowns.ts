import type { Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { isModified } from '@site/src/client/isModified';
import { store } from '@site/src/client/storage';

/** Key under which the browser keeps the version of the documentation that a reader has chosen. */
const VERSION_KEY = 'docs-preferred-version-default';

const BUTTON = '[data-dropdown-button]';

let shown: HTMLElement | null = null;

/**
 * The menus of the bar open on hover without this. They open by Enter, space or a touch, too, and close when one of their links is followed, and on a click, a touch or
 * the focus elsewhere.
 */
export const dropdowns: Behavior = {
  start() {
    document.addEventListener('keydown', answerKey);
    // Before the navigation, which leaves alone what was prevented.
    document.addEventListener('click', answerClick, { capture: true });
    for (const type of ['mousedown', 'touchstart', 'focusin']) {
      document.addEventListener(type, closeFromElsewhere, { passive: true });
    }
  },
  // The page can be left without any of these, by the button of the browser.
  enter: () => () => {
    show(null);
  },
};

function show(dropdown: HTMLElement | null): void {
  if (shown === dropdown) return;
  mark(shown, false);
  mark(dropdown, true);
  shown = dropdown;
}

function mark(dropdown: HTMLElement | null, isShown: boolean): void {
  dropdown?.toggleAttribute('data-shown', isShown);
  dropdown?.querySelector(BUTTON)?.setAttribute('aria-expanded', String(isShown));
}

function toggle(button: HTMLElement): void {
  show(shown === button.parentElement ? null : button.parentElement);
}

function answerKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && shown !== null) {
    const button = shown.querySelector<HTMLElement>(BUTTON);
    show(null);
    button?.focus();
  }
  const button = event.key === 'Enter' || event.key === ' ' ? findEventTarget(event, BUTTON) : undefined;
  if (button === undefined) return;
  event.preventDefault();
  toggle(button);
}

/** A label that leads nowhere opens its menu. Others are links for a pointer, which opens the menu on its way; a touch opens the menu first, and the next touch follows the link. */
function answerClick(event: MouseEvent): void {
  const button = findEventTarget(event, BUTTON);
  if (button !== undefined && opensMenu(button, event)) {
    event.preventDefault();
    toggle(button);
  } else if (findEventTarget(event, 'a') !== undefined) {
    show(null);
  }
  keepVersion(event);
}

function opensMenu(button: HTMLElement, event: MouseEvent): boolean {
  if (button.getAttribute('href') === '#') return true;
  // The link is to open in a new tab, or its menu is open already.
  if (isModified(event) || shown === button.parentElement) return false;

  return isTouch(event);
}

function isTouch(event: MouseEvent): boolean {
  // Screen readers click without a pointer, and older browsers do not tell which one it was.
  const pointer = event instanceof PointerEvent ? event.pointerType : '';

  return pointer === '' ? window.matchMedia('(hover: none)').matches : pointer === 'touch';
}

/** Remembers the version whose link a reader follows. */
function keepVersion(event: MouseEvent): void {
  const link = findEventTarget(event, '[data-dropdown] li > a:not([target="_blank"])');
  const version = link?.closest('[data-dropdown]')?.querySelector<HTMLElement>('[data-version]')?.dataset.version;
  if (version !== undefined) store(VERSION_KEY, version);
}

function closeFromElsewhere({ target }: Event): void {
  if (shown !== null && !(target instanceof Node && shown.contains(target))) show(null);
}
