import { BASE_PATH } from '@site/src/client/navigation/site';
import { OFFLINE_PAGE } from '../../../lib/offline/places';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { fetchList, keepFiles, readKeptList, removeFiles } from './keptFiles';
import { listPages } from './listPages';
import { registerWorker } from './registration';

const BYTES_PER_MB = 1_000_000;

/** What the page tells, and the two things it can do. */
interface Parts {
  state: HTMLElement;
  keep: HTMLElement;
  remove: HTMLElement;
  progress: HTMLElement;
  status: HTMLElement;
  pages: HTMLElement;
}

/** Brings the page about reading offline to life: at its own address, and in the place of a page that cannot be reached. */
export function startPage(page: HTMLElement): void {
  if (toPageKey(window.location.pathname) !== toPageKey(BASE_PATH + OFFLINE_PAGE)) tellUnreachable(page);
  const parts = findParts(page);
  if (!('serviceWorker' in navigator)) {
    parts.state.textContent = 'This browser does not keep pages of this site, or not in a private window.';
    return;
  }
  parts.keep.addEventListener('click', () => void keep(parts));
  parts.remove.addEventListener('click', () => void remove(parts));
  void showState(parts);
}

function tellUnreachable(page: HTMLElement): void {
  const heading = page.querySelector('h1');
  if (heading !== null) heading.textContent = 'This page is not on your device.';
  const notice = page.querySelector<HTMLElement>('[data-offline-unreachable]');
  notice?.removeAttribute('hidden');
  notice?.querySelector('button')?.addEventListener('click', () => {
    window.location.reload();
  });
}

/** @throws Error when the page and this script are not of the same release */
function findParts(page: HTMLElement): Parts {
  const find = (name: string): HTMLElement => {
    const part = page.querySelector<HTMLElement>(`[data-offline-${name}]`);
    if (part === null) throw new Error(`The page about reading offline has no place for "${name}": load it again.`);

    return part;
  };

  return {
    state: find('state'),
    keep: find('keep'),
    remove: find('remove'),
    progress: find('progress'),
    status: find('status'),
    pages: find('pages'),
  };
}

async function showState(parts: Parts): Promise<void> {
  const [kept, list] = await Promise.all([readKeptList(), fetchList().catch(() => undefined)]);
  const isOld = kept !== undefined && list !== undefined && kept.release !== list.release;
  parts.keep.hidden = list === undefined || (kept !== undefined && !isOld);
  parts.remove.hidden = kept === undefined;
  if (isOld) {
    parts.keep.textContent = `Update the documentation (${formatSize(list.bytes)})`;
    parts.state.textContent =
      'The documentation on this device is of an older release. Only what has changed is fetched.';
  } else if (kept !== undefined) {
    parts.state.textContent = `The documentation is on this device and takes ${formatSize(kept.bytes)}.`;
  } else if (list !== undefined) {
    parts.keep.textContent = `Keep the documentation on this device (${formatSize(list.bytes)})`;
    parts.state.textContent = `It takes ${formatSize(list.bytes)} on this device. About ${formatSize(list.transferBytes)} are downloaded.`;
  } else {
    parts.state.textContent = 'Without a connection, the documentation cannot be fetched.';
  }
  parts.pages.replaceChildren(...(await listPages(kept)));
}

async function keep(parts: Parts): Promise<void> {
  parts.keep.toggleAttribute('disabled', true);
  parts.progress.hidden = false;
  parts.status.textContent = 'The documentation is being fetched.';
  try {
    await registerWorker();
    // Without it the browser may drop the files when room is short; it may also say no.
    void navigator.storage.persist();
    await keepFiles((done, total) => {
      parts.progress.setAttribute('value', String(done / total));
    });
    parts.status.textContent = 'The documentation is on this device.';
  } catch (error) {
    parts.status.textContent = describeFailure(error);
  }
  parts.progress.hidden = true;
  parts.keep.toggleAttribute('disabled', false);
  await showState(parts);
}

async function remove(parts: Parts): Promise<void> {
  await removeFiles();
  parts.status.textContent = 'The documentation was removed from this device. Pages that you have visited stay.';
  await showState(parts);
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is not enough room on this device. What was fetched is used when you try again.';
  if (error instanceof TypeError) return 'The connection was lost. Try again: what was fetched is not fetched again.';

  return String(error);
}

function formatSize(bytes: number): string {
  return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
}
