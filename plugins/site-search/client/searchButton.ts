import type { Behavior } from '@site/src/client/behaviors';
import { isComposing } from '@site/src/client/isComposing';
import { afterPaint } from '@site/src/client/tasks';
import type { PageSearchData } from '../types';
import { createSearchPath } from './createSearchPath';
import { getLoadedSearch, type LoadedSearch, loadSearch } from './loadSearch';
import { type DialogFrame, openDialogFrame } from './openDialogFrame';
import { readPageSearchData } from './readPageSearchData';

const BUTTON = '.DocSearch-Button';

/** What a reader does before opening the search. A finger that touches the screen is a pointer, too. */
const INTERACTION_EVENTS = ['pointerover', 'focusin'] as const;

let frame: DialogFrame | undefined;

/** What was typed when the connection was lost: the next dialog begins with it. */
let unanswered = '';

/** Opens the search by button and keys, and makes it ready when a reader comes near the button. */
export const searchButton: Behavior = {
  start() {
    for (const sign of INTERACTION_EVENTS) document.addEventListener(sign, prepareNearButton, { passive: true });
    document.addEventListener('click', (event) => {
      if (findButton(event.target) !== null) openSearch('');
    });
    document.addEventListener('keydown', openByKey);
  },

  enter() {
    showModifierKey();

    return undefined;
  },

  // Not when the next page comes: whoever opens the dialog meanwhile would lose it, with what is typed.
  onNavigationStart() {
    frame?.close();
  },
};

function findButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(BUTTON) : null;
}

function prepareNearButton({ target }: Event): void {
  if (getLoadedSearch() !== undefined || findButton(target) === null) return;
  const page = readPageSearchData();
  // Whoever opens the search hears of the failure.
  if (page !== undefined) loadAfterPaint(page.data).catch(() => undefined);
}

/** To ask for the files takes a phone as long as a frame, and a finger that comes near the button is about to open the dialog: that goes first. */
async function loadAfterPaint(data: PageSearchData): Promise<LoadedSearch> {
  await afterPaint();

  return loadSearch(data);
}

/** Ctrl or Cmd+K anywhere, `/` outside of text fields, any letter or digit while the search button has the focus. */
function openByKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event) || event.altKey) return;
  const { key, target } = event;
  const hasModifier = event.metaKey || event.ctrlKey;
  if (hasModifier && !event.shiftKey && key.toLowerCase() === 'k') {
    event.preventDefault();
    if (frame === undefined) openSearch('');
    else frame.close();
    return;
  }
  if (hasModifier || frame !== undefined) return;
  const isTyped = findButton(document.activeElement) !== null && /^[\p{L}\p{N}]$/u.test(key);
  if (!isTyped && (key !== '/' || isTextField(target))) return;
  event.preventDefault();
  openSearch(isTyped ? key : '');
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

function openSearch(typed: string): void {
  const page = readPageSearchData();
  if (page === undefined || frame !== undefined) return;
  const { data } = page;
  let unmount: (() => void) | undefined;
  const opened = openDialogFrame(page.frame, unanswered + typed, () => {
    frame = undefined;
    unmount?.();
  });
  frame = opened;
  unanswered = '';
  const fill = ({ mountDialog, client }: LoadedSearch): void => {
    showLabel('Search');
    // The reader may have closed it.
    if (frame === opened) unmount = mountDialog(opened, data, client);
  };
  const loaded = getLoadedSearch();
  if (loaded !== undefined) fill(loaded);
  else {
    loadAfterPaint(data)
      .catch(() => loadAgain(data))
      .then(fill, (reason: unknown) => {
        if (frame === opened) leaveUnanswered(opened, data.searchPageUrl, reason instanceof NoConnectionError);
      });
  }
}

class NoConnectionError extends Error {}

/**
 * What failed may have been begun by the pointer while there was no connection, which is back now. The site is asked
 * first: a browser that calls itself online may reach nothing, and by the answer all requests that were begun before
 * have failed too, so none of them is waited for again.
 *
 * @throws NoConnectionError when the site does not answer
 * @throws Error when it does, and no longer has the code
 */
async function loadAgain(data: PageSearchData): Promise<LoadedSearch> {
  await fetch(data.searchPageUrl, { method: 'HEAD', cache: 'no-store' }).catch(() => {
    throw new NoConnectionError();
  });

  return loadSearch(data);
}

/** A newer site has other files: its search page is there. Without a connection that page would only take this one away. */
function leaveUnanswered({ input, close }: DialogFrame, searchPageUrl: string, isOffline: boolean): void {
  const query = input.value;
  if (!isOffline) {
    window.location.assign(query.trim() === '' ? searchPageUrl : createSearchPath(searchPageUrl, query));
    return;
  }
  close();
  unanswered = query;
  showLabel('Offline');
}

function showLabel(text: 'Search' | 'Offline'): void {
  const label = document.querySelector<HTMLElement>('[data-search-label]');
  if (label === null) return;
  label.textContent = text;
  label.toggleAttribute('data-offline', text === 'Offline');
}

/** The page was made before the keyboard was known. */
function showModifierKey(): void {
  if (!/Mac|iPhone|iPad/.test(navigator.userAgent)) return;
  const key = document.querySelector('[data-search-modifier]');
  if (key !== null) key.textContent = '⌘';
}
