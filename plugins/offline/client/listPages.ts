import { collapseSlashes } from '@site/src/client/navigation/cleanAddress';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { trustHtml } from '@site/src/client/trustHtml';
import { removeSiteName } from '../../../lib/html/removeSiteName';
import type { OfflineManifest } from '../../../lib/offline/OfflineManifest';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { findCopy, listCachedAddresses } from '../../../lib/offline/copies';
import { CACHE_NAMES } from './cacheNames';

/** Number of characters at the beginning of a page that are parsed to find its title. */
const HEAD_LENGTH = 4000;

/**
 * Lists the pages that open without a connection.
 *
 * @param saved - manifest of the saved documentation; undefined if it was never saved completely
 * @returns list items with links, sorted by title
 */
export async function listPages(saved: OfflineManifest | undefined): Promise<HTMLLIElement[]> {
  const titles = await readVisitedTitles();
  for (const { path, title } of saved?.files ?? []) if (title !== undefined) titles.set(toPageKey(path), title);

  return [...titles]
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
    .map(([path, title]) => {
      const link = document.createElement('a');
      link.href = path === toPageKey(BASE_PATH) ? BASE_PATH : path;
      link.textContent = title;
      const item = document.createElement('li');
      item.append(link);

      return item;
    });
}

/** Reads the titles of the visited pages, by path. */
async function readVisitedTitles(): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const address of await listCachedAddresses(CACHE_NAMES.pages)) {
    const text = await (await findCopy(CACHE_NAMES.pages, address))?.text();
    if (text === undefined) continue;
    const { title } = new DOMParser().parseFromString(trustHtml(text.slice(0, HEAD_LENGTH)), 'text/html');
    titles.set(collapseSlashes(new URL(address)).pathname, removeSiteName(title) || address);
  }

  return titles;
}
