import { createButton, createElement } from '@site/src/client/createElement';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { nameCaches, OFFLINE_PAGE } from '../../../lib/offline/places';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { fetchList, readKeptList } from './keptFiles';
import styles from './Notice.module.css';

/** Tells the reader, at the end of the window, what a new release means for this page: it has changed, or the copy on the device is old. If neither, nothing. */
export async function announceUpdate(): Promise<void> {
  if (await hasPageChanged()) {
    showNotice(
      'There is a newer version of this page.',
      createAction('Reload', () => {
        window.location.reload();
      }),
    );
    return;
  }
  const kept = await readKeptList();
  if (kept === undefined || (await fetchList()).release === kept.release) return;
  const link = createElement('a', undefined, 'Update it');
  link.href = BASE_PATH + OFFLINE_PAGE;
  showNotice('The documentation on your device is of an older release.', link);
}

/** Compares what was kept when the page was opened with what the server has now. */
async function hasPageChanged(): Promise<boolean> {
  const cache = await caches.open(nameCaches(BASE_PATH).pages);
  const { href, pathname } = window.location;
  const kept = await cache.match(toPageKey(pathname), { ignoreVary: true });
  const before = await kept?.text();
  if (before === undefined) return false;
  const answer = await fetch(href, { cache: 'no-cache' });

  return answer.ok && (await answer.text()) !== before;
}

function showNotice(words: string, action: HTMLElement): void {
  document.querySelector('[data-offline-notice]')?.remove();
  const notice = createElement('div', styles.notice);
  notice.dataset.offlineNotice = '';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  const text = createElement('p', undefined, words);
  const close = createAction('Not now', () => {
    notice.remove();
  });
  // Screen readers tell what comes into a place that was there before.
  requestAnimationFrame(() => {
    notice.append(text, action, close);
  });
}

function createAction(label: string, onClick: () => void): HTMLButtonElement {
  const button = createButton(undefined, label);
  button.addEventListener('click', onClick);

  return button;
}
