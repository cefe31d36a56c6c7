import { readPath } from '@site/src/client/navigation/address';
import { findFailedScript } from '@site/src/client/navigation/release';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { describeForReaders, ReaderError } from '@site/src/client/ReaderError';
import { OFFLINE_PAGE } from '../../../lib/offline/paths';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { assertCachesWork } from '../../../lib/offline/copies';
import { fetchManifest, saveFiles, readSavedManifest, removeFiles } from './savedFiles';
import { listPages } from './listPages';
import { showMessage, showProblem } from './showProblem';
import { registerWorker } from './registration';

const BYTES_PER_MB = 1_000_000;

const NO_WORKER =
  'The documentation was not saved: the service worker that serves it offline could not be installed. Check your connection, and try again.';

/** Elements of the page that this script changes. */
type PageElements = Record<'state' | 'save' | 'remove' | 'progress' | 'status' | 'pages', HTMLElement>;

/**
 * Starts the page about offline reading, at its own address or when it replaces an unreachable page.
 *
 * @throws Error if the page and this script belong to different releases
 */
export async function startOfflinePage(page: HTMLElement): Promise<void> {
  if (toPageKey(readPath()) !== toPageKey(BASE_PATH + OFFLINE_PAGE)) showUnreachable(page);
  const elements = findElements(page);
  if (!(await canSave())) {
    showProblem(page, 'unsupported');
    return;
  }
  let isBusy = false;
  const report = (error: unknown): void => {
    elements.status.textContent = describeFailure(error);
  };
  const listen = (button: HTMLElement, action: (elements: PageElements) => Promise<void>): void => {
    button.addEventListener('click', () => {
      // If the reader could remove the documentation during a download, the files downloaded afterwards would stay.
      if (isBusy) return;
      isBusy = true;
      // Sets `aria-disabled` instead of `disabled`, with which a button would lose the focus.
      for (const control of [elements.save, elements.remove]) control.setAttribute('aria-disabled', 'true');
      action(elements)
        .catch(report)
        .then(() => showState(elements))
        .catch(report)
        .finally(() => {
          isBusy = false;
          for (const control of [elements.save, elements.remove]) control.removeAttribute('aria-disabled');
        });
    });
  };
  listen(elements.save, saveDocumentation);
  listen(elements.remove, removeDocumentation);
  await showState(elements);
}

/**
 * Moves the focus from a button that was just hidden to the visible button, or to the text in `state` if both buttons
 * are hidden.
 *
 * @param focused - element that had the focus before, because browsers remove the focus from an element as soon as it
 *   is hidden
 */
function moveFocusFromHidden({ save, remove, state }: PageElements, focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || !focused.hidden) return;
  state.tabIndex = -1;
  ([save, remove].find(({ hidden }) => !hidden) ?? state).focus();
}

/**
 * Returns whether the browser can save pages. Some browsers lack the required interfaces, and others reject every use
 * of them.
 */
async function canSave(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await Promise.all([assertCachesWork(), navigator.serviceWorker.getRegistration()]);

    return true;
  } catch {
    return false;
  }
}

function showUnreachable(page: HTMLElement): void {
  const heading = page.querySelector('h1');
  if (heading !== null) heading.textContent = 'This page is not on your device.';
  showMessage(page, 'unreachable');
}

/** @throws Error if the page and this script belong to different releases */
function findElements(page: HTMLElement): PageElements {
  const find = (name: keyof PageElements): HTMLElement => {
    const element = page.querySelector<HTMLElement>(`[data-offline-${name}]`);
    if (element === null)
      throw new Error(`The page about reading offline has no element for "${name}". Reload the page.`);

    return element;
  };

  return {
    state: find('state'),
    save: find('save'),
    remove: find('remove'),
    progress: find('progress'),
    status: find('status'),
    pages: find('pages'),
  };
}

async function showState(elements: PageElements): Promise<void> {
  const { save, remove, state, pages } = elements;
  const [saved, latest, isReadable] = await Promise.all([
    readSavedManifest(),
    fetchManifest().catch(() => undefined),
    hasWorker(),
  ]);
  const isOld = saved !== undefined && latest !== undefined && saved.release !== latest.release;
  const { activeElement: focused } = document;
  save.hidden = latest === undefined || (saved !== undefined && isReadable && !isOld);
  remove.hidden = saved === undefined;
  moveFocusFromHidden(elements, focused);
  if (saved !== undefined && !isReadable) {
    save.textContent = 'Make the documentation readable offline';
    state.textContent =
      'The documentation is on this device, but cannot be read without a connection: the service worker of this site is not installed.';
  } else if (isOld) {
    save.textContent = `Update the documentation (${formatSize(latest.bytes)})`;
    state.textContent =
      'The documentation on this device is from an older release. Only the changes will be downloaded.';
  } else if (saved !== undefined) {
    state.textContent = `The documentation is on this device and takes up ${formatSize(saved.bytes)}.`;
  } else if (latest !== undefined) {
    save.textContent = `Keep the documentation on this device (${formatSize(latest.bytes)})`;
    state.textContent = `The documentation will take up ${formatSize(latest.bytes)} on this device. About ${formatSize(latest.transferBytes)} will be downloaded.`;
  } else {
    state.textContent =
      'The documentation cannot be downloaded, because its list of files could not be fetched. Check your connection, and reload the page.';
  }
  pages.replaceChildren(...(await listPages(saved)));
}

async function saveDocumentation({ progress, status }: PageElements): Promise<void> {
  progress.hidden = false;
  status.textContent = 'The documentation is being downloaded.';
  try {
    // Without the worker, saved files are never read.
    if (!(await installWorker())) throw new ReaderError(NO_WORKER);
    // Without persistence, the browser may delete the files when storage runs low. The browser may deny the request.
    navigator.storage.persist().catch(() => undefined);
    await saveFiles((done, total) => {
      progress.setAttribute('value', String(done / total));
    });
    status.textContent = 'The documentation is on this device.';
  } finally {
    progress.hidden = true;
  }
}

async function removeDocumentation({ status }: PageElements): Promise<void> {
  await removeFiles();
  status.textContent = 'The documentation was removed from this device. Pages that you have visited stay.';
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is not enough space on this device. Free some space and try again: the download will continue where it stopped.';
  if (error instanceof TypeError || findFailedScript(error) !== undefined)
    return 'The connection was lost. Try again: the download will continue where it stopped.';

  return describeForReaders(error);
}

function formatSize(bytes: number): string {
  return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
}

/**
 * Installs the service worker and waits until it is active.
 *
 * @returns whether it is active
 */
async function installWorker(): Promise<boolean> {
  const registration = await registerWorker();
  if (registration === undefined) return false;
  if (registration.active !== null) return true;
  const worker = registration.waiting ?? registration.installing;

  return worker !== null && waitUntilActivated(worker);
}

/**
 * Waits until a worker is active or discarded. The browser discards a worker that cannot fetch the files that it caches
 * during its installation.
 *
 * @returns whether the worker is active
 */
function waitUntilActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const checkState = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', checkState);
    checkState();
  });
}

/** Returns whether a service worker is active. Without one, pages are not read from the caches. */
async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(BASE_PATH);

  return registration !== undefined && registration.active !== null;
}
