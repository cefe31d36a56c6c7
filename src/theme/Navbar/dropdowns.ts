import type { Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { hasModifierKey } from '@site/src/client/hasModifierKey';
import { writeItem } from '@site/src/client/storage';

/** Storage key of the documentation version that the reader has chosen. */
const VERSION_KEY = 'docs-preferred-version-default';

const BUTTON = '[data-dropdown-button]';

let shownDropdown: HTMLElement | null = null;

/**
 * Opens the menus of the bar with Enter, the space bar or a touch; the stylesheet opens them on hover. A menu closes on
 * the same keys and on Escape, when the reader follows a link, and on a click, a touch or a focus change outside it.
 */
export const dropdowns: Behavior = {
  start() {
    document.addEventListener('keydown', handleKeydown);
    // Runs before the navigation, which ignores events whose default action was prevented.
    document.addEventListener('click', handleClick, { capture: true });
    for (const type of ['mousedown', 'touchstart', 'focusin']) {
      document.addEventListener(type, closeOnOutsideEvent, { passive: true });
    }
  },
  // Closes the menu when the page changes, because the browser's back button causes none of the events that `start`
  // handles.
  enter: () => () => {
    showDropdown(null);
  },
};

function showDropdown(dropdown: HTMLElement | null): void {
  if (shownDropdown === dropdown) return;
  setExpanded(shownDropdown, false);
  setExpanded(dropdown, true);
  shownDropdown = dropdown;
}

function setExpanded(dropdown: HTMLElement | null, isShown: boolean): void {
  dropdown?.toggleAttribute('data-shown', isShown);
  dropdown?.querySelector(BUTTON)?.setAttribute('aria-expanded', String(isShown));
}

function toggleDropdown(button: HTMLElement): void {
  showDropdown(shownDropdown === button.parentElement ? null : button.parentElement);
}

function handleKeydown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && shownDropdown !== null) {
    const button = shownDropdown.querySelector<HTMLElement>(BUTTON);
    showDropdown(null);
    button?.focus();
  }
  const button = event.key === 'Enter' || event.key === ' ' ? findEventTarget(event, BUTTON) : undefined;
  if (button === undefined) return;
  event.preventDefault();
  toggleDropdown(button);
}

/**
 * Opens a menu or follows its label. A label without an address always opens or closes its menu. A label with an
 * address is a link for a mouse, which has already opened the menu by hovering. On a touch screen and in a screen
 * reader, the first click opens the menu, and the second one follows the link.
 */
function handleClick(event: MouseEvent): void {
  const button = findEventTarget(event, BUTTON);
  if (button !== undefined && shouldOpenMenu(button, event)) {
    event.preventDefault();
    toggleDropdown(button);
  } else if (findEventTarget(event, 'a') !== undefined) {
    showDropdown(null);
  }
  saveVersion(event);
}

function shouldOpenMenu(button: HTMLElement, event: MouseEvent): boolean {
  if (button.getAttribute('href') === '#') return true;
  // The browser opens the link in a new tab, or the menu is already open.
  if (hasModifierKey(event) || shownDropdown === button.parentElement) return false;

  // Safari before 18.2 and Firefox before 129 do not report how a click was made.
  if (!(event instanceof PointerEvent)) return window.matchMedia('(hover: none)').matches;

  // Clicks by screen readers have no pointer type. No pointer has opened the menu before them.
  return event.pointerType === 'touch' || event.pointerType === '';
}

/** Stores the documentation version whose link the reader follows. */
function saveVersion(event: MouseEvent): void {
  const version = findEventTarget(event, 'a[data-version]')?.dataset.version;
  if (version !== undefined) writeItem(VERSION_KEY, version);
}

function closeOnOutsideEvent({ target }: Event): void {
  if (shownDropdown !== null && !(target instanceof Node && shownDropdown.contains(target))) showDropdown(null);
}
