import { type Behavior, departFromPage } from '../behaviors';
import { isOverlayOpen, onceUncovered } from '../overlay/openOverlay';
import { focusOnce } from '../focusOnce';
import { focusSkipRegion } from '../focusSkipRegion';
import { isModified } from '../isModified';
import { startAnticipation } from './startAnticipation';
import { dropHtmlSuffix } from './dropHtmlSuffix';
import { findTarget } from './findTarget';
import { loadPage } from './loadPage';
import { isNotFoundPage } from './notFound';
import { isOtherRelease } from './release';
import { endProgress, startProgress } from './progress';
import {
  adoptEntry,
  leaveEntry,
  rememberPosition,
  restorePosition,
  startScrollPositions,
  writeEntry,
} from './scrollPositions';
import { showPage } from './showPage';
import { findPageLink, isPage, isSamePage } from './site';
import { rememberStyles } from './syncHead';

type Mode = 'push' | 'replace' | 'return';

/** What moves within half a second of a click or a key is no layout shift, says the Layout Instability API; some of it passes before a page is asked for, and after. */
const ANSWER_MS = 300;

/** Address of the page that is shown, or on its way. */
let shown: URL;
let visits = 0;
const addressListeners = new Set<() => void>();

/** Goes to an address: a page of this site is shown in the place of the current one, everything else is left to the browser. */
export function navigate(address: string): void {
  const url = new URL(address, window.location.href);
  if (!isPage(url)) {
    window.location.assign(url);
    return;
  }
  leaveEntry();
  writeEntry(url, 'push');
  void follow(url, 'push');
}

/** Changes the address of the current page without a step that the reader could go back over. */
export function replaceAddress(address: string): void {
  const url = new URL(address, window.location.href);
  writeEntry(url, 'replace');
  shown = url;
}

/**
 * Calls when the query or the hash of the address changes while the page stays.
 *
 * @returns a function that stops it
 */
export function onAddressChange(listener: () => void): () => void {
  addressListeners.add(listener);

  return () => {
    addressListeners.delete(listener);
  };
}

/** Takes links and the history over from the browser. */
export const navigation: Behavior = {
  start() {
    shown = new URL(window.location.href);
    startScrollPositions();
    rememberStyles();
    document.addEventListener('click', followClick);
    startAnticipation();
    window.addEventListener('popstate', followHistory);
    cleanFirstAddress();
  },
};

function followClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (isModified(event)) return;
  const url = findPageLink(event.target);
  // What only changes the hash is a jump within the page, which the browser does.
  if (url === undefined) return;
  if (url.hash !== '' && isSamePage(url, window.location)) {
    rememberPosition();
    return;
  }
  event.preventDefault();
  navigate(url.href);
}

function followHistory(): void {
  const url = new URL(window.location.href);
  const isNative = isSamePage(url, shown) && window.history.scrollRestoration === 'auto';
  if (!isNative) leaveEntry();
  const isReturn = adoptEntry();
  // A jump within the page, or back from one: the browser has done it.
  if (isNative || (!isReturn && isSamePage(url, shown))) shown = url;
  else void follow(url, 'return');
}

/** Shows the page of the address that the browser already has. */
async function follow(url: URL, mode: Mode): Promise<void> {
  const isSame = isSamePage(url, shown);
  shown = url;
  // No new visit: the page may still be on its way, after a double click for example.
  if (isSame) {
    restorePosition(url, mode === 'return');
    for (const listener of addressListeners) listener();
    return;
  }
  const visit = ++visits;
  const asked = performance.now();
  startProgress();
  departFromPage();
  try {
    const page = await loadPage(url);
    // The reader has gone on.
    if (visit !== visits) return;
    // Its markup is meant for other scripts, and the ones that these would load are gone: the browser loads all of it, once.
    if (isOtherRelease(page.start)) {
      window.location.reload();
      return;
    }
    if (page.pathname !== url.pathname) replaceAddress(page.pathname + url.search + url.hash);
    await showPage(page, {
      place: () => {
        endProgress();
        restorePosition(url, mode === 'return');
        if (mode === 'push') focusArrival(url.hash);
      },
      isTop: mode === 'push' && url.hash === '',
      isAnswer: () => mode === 'push' && performance.now() - asked < ANSWER_MS,
      isOver: () => visit !== visits,
    });
  } catch (error) {
    // The page that failed is not the one the reader is on.
    if (visit !== visits) return;
    // It may be the file of an older release, or no connection: the browser shows what there is.
    console.warn(error);
    window.location.reload();
  } finally {
    if (visit === visits) endProgress();
  }
}

/**
 * Gives the focus to where the reader has arrived, as browsers do with the pages they open. Whoever has opened something over the page meanwhile goes on there, and arrives
 * afterwards when the page before had what would get the focus back.
 */
function focusArrival(hash: string): void {
  const focus = (): void => {
    const target = findTarget(hash);
    if (target === null) focusSkipRegion();
    else focusOnce(target, { preventScroll: true });
  };
  if (!isOverlayOpen()) {
    focus();
    return;
  }
  onceUncovered(() => {
    if (document.activeElement === document.body) focus();
  });
}

/** Takes `.html` off the address the page was opened with, also where the host answers with the page for unknown paths. */
function cleanFirstAddress(): void {
  const clean = dropHtmlSuffix(shown);
  if (clean.pathname === shown.pathname) return;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  // A page may really have such an address.
  if (canonical !== undefined && new URL(canonical).pathname === shown.pathname) return;
  writeEntry(clean, 'replace');
  if (isNotFoundPage(document)) void follow(clean, 'replace');
  else shown = clean;
}
