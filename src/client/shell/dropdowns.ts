import type { Behavior } from '../behaviors';
import { store } from '../storage';
import { isModified } from '../isModified';
import { findEventTarget } from '../findEventTarget';
import { DROPDOWN_BUTTON } from '../themeMarkup';

/** Where the browser keeps the version of the documentation a reader has chosen. */
const VERSION_KEY = 'docs-preferred-version-default';

let shown: Element | null = null;

function show(dropdown: Element | null): void {
  if (shown === dropdown) return;
  for (const [element, isShown] of [
    [shown, false],
    [dropdown, true],
  ] as const) {
    element?.classList.toggle('dropdown--show', isShown);
    element?.querySelector(DROPDOWN_BUTTON)?.setAttribute('aria-expanded', String(isShown));
  }
  shown = dropdown;
}

function toggle(button: HTMLElement): void {
  show(shown === button.parentElement ? null : button.parentElement);
}

function answerKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && shown !== null) {
    const button = shown.querySelector<HTMLElement>(DROPDOWN_BUTTON);
    show(null);
    button?.focus();
  }
  const button = event.key === 'Enter' || event.key === ' ' ? findEventTarget(event, DROPDOWN_BUTTON) : undefined;
  if (button === undefined) return;
  event.preventDefault();
  toggle(button);
}

/** A label that leads nowhere opens its menu. Others are links for a pointer, which opens the menu on its way; a finger opens it first, and follows the link with the next tap. */
function answerClick(event: MouseEvent): void {
  const button = findEventTarget(event, DROPDOWN_BUTTON);
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
  // The link is to open elsewhere, or its menu is open already.
  if (isModified(event) || shown === button.parentElement) return false;

  return isTouch(event);
}

function isTouch(event: MouseEvent): boolean {
  // Screen readers click without a pointer, and older browsers do not tell which one it was.
  const pointer = event instanceof PointerEvent ? event.pointerType : '';

  return pointer === '' ? window.matchMedia('(hover: none)').matches : pointer === 'touch';
}

/** The label of the versions, in the bar or in the menu of small screens, has the name of the version its own links lead to. */
function keepVersion(event: MouseEvent): void {
  const link = findEventTarget(event, 'li > a:not([target="_blank"])');
  const label = link?.closest('ul')?.previousElementSibling;
  const version =
    label?.getAttribute('data-version') ?? label?.querySelector('[data-version]')?.getAttribute('data-version');
  if (version) store(VERSION_KEY, version);
}

function closeFromElsewhere({ target }: Event): void {
  if (shown !== null && !(target instanceof Node && shown.contains(target))) show(null);
}

/** The menus of the bar open on hover without any of this; by Enter, space or a touch, too, and close when a link of theirs is followed, and on a click, a touch or the focus elsewhere. */
export const dropdowns: Behavior = {
  start: () => {
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
