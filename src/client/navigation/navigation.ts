import { type Behavior, notifyNavigationStart, enterPage } from '../behaviors';
import { createElement } from '../createElement';
import { moveFocus } from '../moveFocus';
import { focusSkipRegion } from '../focusSkipRegion';
import { hasModifierKey } from '../hasModifierKey';
import { afterOverlaysClose } from '../overlay/lockScroll';
import { followOverlayStep } from '../overlay/showOverlay';
import { readAddress, readHash, readPath, readQuery } from './address';
import { cleanAddress, collapseSlashes } from './cleanAddress';
import { findTarget } from './findTarget';
import { loadPage } from './loadPage';
import { isNotFoundPage } from './notFound';
import { endProgress, startProgress } from './progress';
import { isOtherRelease } from './release';
import {
  syncEntry,
  assignEntryKey,
  restorePosition,
  savePosition,
  startScrollPositions,
  writeEntry,
} from './scrollPositions';
import { showPage } from './showPage';
import { findPageLink, isPage, isSamePage } from './site';

/** Cause of a navigation: a link, the browser's history, or the correction of the address that the reader opened. */
type Cause = 'link' | 'history' | 'correction';

/**
 * Address of the page that is shown. It is undefined until this behavior starts; the browser handles links until then.
 * In development, this behavior never starts, because the Docusaurus router shows the pages.
 */
let shown: URL | undefined;

/** Aborts the request for the page that is being loaded. */
let pending: AbortController | undefined;

/** Live region whose content screen readers announce. */
let announcer: HTMLElement | undefined;

const addressListeners = new Set<() => void>();

/**
 * Navigates to an address. A page of this site replaces the current one. The browser loads other addresses, and in
 * development all addresses. Does nothing if the page at the address is already being loaded.
 */
export function navigate(address: string): void {
  const url = collapseSlashes(new URL(address, readAddress()));
  if (shown === undefined || !isPage(url)) {
    window.location.assign(url.href);
    return;
  }
  // This page is already being loaded, for example because of a double click.
  if (pending !== undefined && url.href === readAddress().href) return;
  assignEntryKey();
  saveShownPosition();
  if (writeEntry(url, isOwnAddress(url) ? 'replace' : 'push')) void follow(url, 'link');
  else window.location.assign(url.href);
}

/** Changes the address of the current page without adding a history entry. */
export function replaceAddress(address: string): void {
  const url = new URL(address, readAddress());
  if (writeEntry(url, 'replace') && pending === undefined) shown &&= url;
}

/**
 * Calls a listener when a link or the browser's history changes the query or the hash while the page stays.
 * `replaceAddress` does not call it.
 *
 * @returns a function that removes the listener
 */
export function onAddressChange(listener: () => void): () => void {
  addressListeners.add(listener);

  return () => {
    addressListeners.delete(listener);
  };
}

/** Handles links and history navigation instead of the browser. */
export const navigation: Behavior = {
  start() {
    shown = readAddress();
    startScrollPositions();
    announcer = createElement('div', 'visually-hidden');
    announcer.setAttribute('aria-live', 'polite');
    document.body.append(announcer);
    document.addEventListener('click', followClick);
    window.addEventListener('popstate', followHistory);
    correctAddress(shown);
  },
};

function followClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || hasModifierKey(event)) return;
  const url = findPageLink(event.target);
  if (url === undefined || shown === undefined) return;
  if (url.hash !== '' && pending === undefined && isSamePage(url, shown) && url.search === shown.search) {
    // The target is on the current page, so the browser scrolls to it.
    assignEntryKey();
    savePosition();
    return;
  }
  event.preventDefault();
  navigate(url.href);
}

function followHistory(): void {
  if (shown === undefined || followOverlayStep()) return;
  const url = readAddress();
  const isWithinPage = pending === undefined && isSamePage(url, shown);
  // With `auto`, the browser itself scrolls the page.
  const isNative = isWithinPage && window.history.scrollRestoration === 'auto';
  if (!isNative) {
    saveShownPosition();
    window.history.scrollRestoration = 'manual';
  }
  const isReturn = syncEntry();
  if (isNative || (isWithinPage && !isReturn)) {
    shown = url;
    notifyAddressListeners();
  } else void follow(url, 'history');
}

/**
 * Saves the scroll position of the current history entry. Saves nothing while the page of this entry is being loaded,
 * because the window still shows another page.
 */
function saveShownPosition(): void {
  if (pending === undefined) savePosition();
}

function notifyAddressListeners(): void {
  for (const listener of addressListeners) listener();
}

/**
 * Loads and shows the page of an address that is already in the address bar. If that page is already shown, it is not
 * loaded again.
 */
async function follow(url: URL, cause: Cause): Promise<void> {
  pending?.abort();
  pending = undefined;
  if (shown !== undefined && isSamePage(url, shown)) {
    shown = url;
    endProgress();
    restorePosition(url, cause === 'history');
    if (cause === 'link') placeFocus(url.hash);
    notifyAddressListeners();
    return;
  }
  const controller = new AbortController();
  pending = controller;
  startProgress();
  notifyNavigationStart();
  try {
    const { url: finalUrl, html, content } = await loadPage(url, controller.signal);
    if (controller.signal.aborted) return;
    if (isOtherRelease(html)) {
      // The page comes from another release and needs other scripts and styles. Those of this release may no longer
      // exist, so the browser loads everything again.
      window.location.reload();
      return;
    }
    pending = undefined;
    shown = finalUrl;
    if (finalUrl.href !== url.href) writeEntry(finalUrl, 'replace');
    const hadFocus = document.activeElement !== document.body;
    showPage(content);
    endProgress();
    restorePosition(finalUrl, cause === 'history');
    const hasLostFocus = hadFocus && document.activeElement === document.body;
    if (cause === 'link' || hasLostFocus) placeFocus(finalUrl.hash);
    if (announcer !== undefined) announcer.textContent = document.title;
    enterPage();
  } catch (error) {
    if (controller.signal.aborted) return;
    // If the page cannot be fetched or shown, for example without a connection, the browser loads the address itself.
    console.warn(error);
    window.location.reload();
  }
}

/**
 * Returns whether an address is that of the current history entry, with or without its hash. A link to such an address
 * adds no entry. The page scrolls to the target of the hash, or to the beginning if there is none.
 */
function isOwnAddress(url: URL): boolean {
  return url.pathname === readPath() && url.search === readQuery() && ['', readHash()].includes(url.hash);
}

/**
 * Moves the focus to the target of a navigation, as browsers do for pages that they load. If the reader has opened a
 * dialog in the meantime, waits until it closes.
 */
function placeFocus(hash: string): void {
  afterOverlaysClose(() => {
    const target = findTarget(hash);
    if (target === null) focusSkipRegion();
    else moveFocus(target, { preventScroll: true });
  });
}

/**
 * Corrects the address with which the page was opened. If the host responded with the 404 page, loads the page at the
 * corrected address.
 */
function correctAddress(first: URL): void {
  const clean = cleanAddress(first, document);
  if (clean.href === first.href) return;
  writeEntry(clean, 'replace');
  if (isNotFoundPage(document)) void follow(clean, 'correction');
  else shown = clean;
}
