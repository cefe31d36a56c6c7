import type { Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { isComposing } from '@site/src/client/isComposing';
import { refetchScript } from '@site/src/client/navigation/release';
import { parseJson } from '@site/lib/json/parseJson';
import { afterPaint } from '@site/src/client/tasks';
import { createSearchPath } from './encodeQuery';
import { getLoadedSearch, type LoadedSearch, loadSearch } from './loadSearch';
import { type DialogFrame, openDialogFrame } from './openDialogFrame';

const BUTTON = '.DocSearch-Button';

/** Events before the click that opens the search. On touch screens, `pointerover` occurs before the click, too. */
const INTERACTION_EVENTS = ['pointerover', 'focusin'] as const;

/** Time in milliseconds without input after which the search page opens instead of a dialog that cannot be loaded. */
const SEARCH_PAGE_DELAY_MS = 1000;

let frame: DialogFrame | undefined;

/** Query of a dialog that was closed because the connection was lost. The next dialog starts with it. */
let pendingQuery = '';

/** Opens the search by its button or keyboard shortcuts. Loads it when the pointer or focus reaches the button. */
export const searchButton: Behavior = {
  start() {
    for (const eventName of INTERACTION_EVENTS) document.addEventListener(eventName, loadNearButton, { passive: true });
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, BUTTON) !== undefined) openSearch('');
    });
    document.addEventListener('keydown', openByKey);
  },

  enter() {
    showModifierKey();
  },

  // Closes the dialog when the navigation starts, not when the new page arrives. By then, the reader may have opened
  // another dialog and typed a query.
  onNavigationStart() {
    frame?.close();
  },
};

function loadNearButton(event: Event): void {
  if (getLoadedSearch() !== undefined || findEventTarget(event, BUTTON) === undefined) return;
  const page = readPageSearchData();
  // `openSearch` reports the failure.
  if (page !== undefined) loadAfterPaint(page.data).catch(() => undefined);
}

/**
 * Loads the search after the next paint. Starting the requests takes a phone about as long as a frame, and the dialog
 * must be painted first.
 */
async function loadAfterPaint(data: unknown): Promise<LoadedSearch> {
  await afterPaint();

  return loadSearch(data);
}

/**
 * Opens the search with Ctrl+K or Cmd+K, with `/` outside text fields, and with any other visible character while
 * the search button has the focus. Ctrl+K and Cmd+K also close an open search.
 */
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
  const isTyped = document.activeElement?.closest(BUTTON) && key !== '/' && /^\S$/u.test(key);
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
  const opened = openDialogFrame(page.markup, pendingQuery + typed, () => {
    frame = undefined;
    unmount?.();
  });
  frame = opened;
  pendingQuery = '';
  const fill = ({ mountDialog, client }: LoadedSearch): void => {
    showLabel('Search');
    // The reader may have closed the dialog.
    if (frame !== opened) return;
    unmount = mountDialog(opened, data, client);
    if (unmount === undefined) openSearchPage(opened);
  };
  const loaded = getLoadedSearch();
  if (loaded !== undefined) fill(loaded);
  else {
    loadAfterPaint(data)
      .catch((error: unknown) => retryLoad(opened, data, error))
      .then(fill, (reason: unknown) => {
        if (frame !== opened) return;
        if (reason instanceof NoConnectionError) closeOffline(opened);
        else openSearchPage(opened);
      });
  }
}

class NoConnectionError extends Error {}

/**
 * Loads the search again after a failure, for example of a request that started without a connection. It tries twice,
 * because the first attempt may reuse a pending request of the earlier load, which can still fail.
 *
 * @throws NoConnectionError if the site does not respond
 * @throws Error if the site responds but no longer has the code
 */
async function retryLoad({ searchPageUrl }: DialogFrame, data: unknown, failure: unknown): Promise<LoadedSearch> {
  await checkConnection(searchPageUrl);
  await refetchScript(failure);
  try {
    return await loadSearch(data);
  } catch (error) {
    await checkConnection(searchPageUrl);
    await refetchScript(error);

    return loadSearch(data);
  }
}

/**
 * Checks whether the site responds, because `navigator.onLine` is unreliable.
 *
 * @throws NoConnectionError if it does not
 */
async function checkConnection(address: string): Promise<void> {
  await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => {
    throw new NoConnectionError();
  });
}

/**
 * Closes a search that cannot be loaded, and keeps its query. Without a connection, opening the search page would only
 * replace the current page with an error.
 */
function closeOffline({ input, close }: DialogFrame): void {
  const query = input.value;
  close();
  pendingQuery = query;
  showLabel('Offline');
}

/**
 * Opens the search page if the dialog cannot be loaded. After a new release, the search page loads the new code. Waits
 * until the reader has stopped typing.
 */
function openSearchPage(opened: DialogFrame): void {
  const { input, searchPageUrl } = opened;
  let timer = 0;
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const query = input.value;
      if (frame === opened)
        window.location.assign(query.trim() === '' ? searchPageUrl : createSearchPath(searchPageUrl, query));
    }, SEARCH_PAGE_DELAY_MS);
  };
  input.addEventListener('input', wait);
  wait();
}

function showLabel(text: 'Search' | 'Offline'): void {
  const label = document.querySelector<HTMLElement>('[data-search-label]');
  if (label === null) return;
  label.textContent = text;
  label.toggleAttribute('data-offline', text === 'Offline');
}

/** Shows the modifier key of the reader's platform, which is unknown at build time. */
function showModifierKey(): void {
  if (!/Mac|iPhone|iPad/.test(navigator.userAgent)) return;
  const key = document.querySelector('[data-search-modifier]');
  if (key !== null) key.textContent = '⌘';
}

/** Template with the dialog's markup and the page's search data. */
const TEMPLATE = 'template[data-search]';

/**
 * Reads the page's search data and the markup of the dialog. The data is validated later, when the search has loaded.
 *
 * @returns undefined on a page without a search button
 */
function readPageSearchData(): { data: unknown; markup: HTMLElement } | undefined {
  const template = document.querySelector<HTMLTemplateElement>(TEMPLATE);
  // In the development server, React renders the content of a template as its children instead of into its fragment.
  // The cast is safe: `SearchBar` renders a `dialog` element as the content.
  const markup = (template?.content.firstElementChild ?? template?.firstElementChild) as HTMLElement | null | undefined;
  if (!template || !markup) return undefined;

  return { data: parseJson(template.dataset.search), markup };
}
