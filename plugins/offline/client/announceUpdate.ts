import { createButton, createElement } from '@site/src/client/createElement';
import { focusSkipRegion } from '@site/src/client/focusSkipRegion';
import { readAddress, readPath } from '@site/src/client/navigation/address';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { trustHtml } from '@site/src/client/trustHtml';
import { isGenuine } from '../../../lib/offline/isGenuine';
import { OFFLINE_PAGE } from '../../../lib/offline/paths';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { findCopy } from '../../../lib/offline/copies';
import { CACHE_NAMES } from './cacheNames';
import { fetchManifest, readSavedManifest } from './savedFiles';
import styles from './Notice.module.css';

/**
 * Announces, at the bottom of the window, that a new release has changed this page, or that the saved documentation is
 * out of date. Shows nothing if neither is the case.
 *
 * @throws TypeError without a connection, ReaderError for an error status or for a response that is not the manifest
 */
export async function announceUpdate(): Promise<void> {
  if (await hasPageChanged()) {
    showNotice(
      'page',
      'There is a newer version of this page.',
      createAction('Reload', () => {
        window.location.reload();
      }),
    );
    return;
  }
  const saved = await readSavedManifest();
  if (saved === undefined || (await fetchManifest()).release === saved.release) return;
  const link = createElement('a', undefined, 'Update it');
  link.href = BASE_PATH + OFFLINE_PAGE;
  showNotice('documentation', 'The documentation on your device is from an older release.', link);
}

/**
 * Returns whether the text of the page on the server differs from that of the cached copy. Script names, which change
 * in nearly every release, are ignored. Returns false if there is no copy, if the response is not genuine, or if the
 * reader has opened another page in the meantime.
 *
 * @throws TypeError without a connection
 */
async function hasPageChanged(): Promise<boolean> {
  const path = readPath();
  const copy = await findCopy(CACHE_NAMES.pages, toPageKey(path));
  if (copy === undefined) return false;
  const response = await fetch(readAddress().href, { cache: 'no-cache', mode: 'same-origin' });

  if (!(await isGenuine(response, path))) return false;
  const [before, now] = await Promise.all([copy.text(), response.text()]);

  if (readPath() !== path) return false;
  // Without a new release, the HTML is equal and does not need to be parsed.
  return before !== now && readText(before) !== readText(now);
}

function readText(html: string): string {
  const page = new DOMParser().parseFromString(trustHtml(html), 'text/html');

  return page.title + (page.querySelector('main')?.textContent ?? '');
}

function showNotice(subject: 'page' | 'documentation', message: string, action: HTMLElement): void {
  document.querySelector('[data-offline-notice]')?.remove();
  const notice = createElement('div', styles.notice);
  // The client removes the notice about a page when another page replaces it.
  notice.dataset.offlineNotice = subject;
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  const text = createElement('p', undefined, message);
  const close = createAction('Not now', () => {
    notice.remove();
    focusSkipRegion();
  });
  // Screen readers announce changes only in a live region that already exists.
  requestAnimationFrame(() => {
    notice.append(text, action, close);
  });
}

function createAction(label: string, onClick: () => void): HTMLButtonElement {
  const button = createButton(undefined, label);
  button.addEventListener('click', onClick);

  return button;
}
