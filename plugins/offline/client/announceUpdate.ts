import { createButton, createElement } from '@site/src/client/createElement';
import { focusSkipRegion } from '@site/src/client/focusSkipRegion';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { trustHtml } from '@site/src/client/trustHtml';
import { isGenuine } from '../../../lib/offline/isGenuine';
import { OFFLINE_PAGE } from '../../../lib/offline/places';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { findCopy, NAMES } from './copies';
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

/** Compares the text that was kept when the page was opened with the one the server has now. Names of scripts, which differ with nearly every release, do not count. */
async function hasPageChanged(): Promise<boolean> {
  const { href, pathname } = window.location;
  const kept = await findCopy(NAMES.pages, toPageKey(pathname));
  if (kept === undefined) return false;
  const answer = await fetch(href, { cache: 'no-cache', mode: 'same-origin' });

  if (!(await isGenuine(answer, pathname))) return false;
  const [before, now] = await Promise.all([kept.text(), answer.text()]);

  // Between releases the pages are the same, and need not be parsed.
  return before !== now && readText(before) !== readText(now);
}

/** What a reader reads of a page: its title and its content. */
function readText(html: string): string {
  const page = new DOMParser().parseFromString(trustHtml(html), 'text/html');

  return page.title + (page.querySelector('main')?.textContent ?? '');
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
    focusSkipRegion();
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
