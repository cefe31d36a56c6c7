import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite, PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import { readPageTitle } from '../../lib/built-pages/readPageTitle';
import { NOT_FOUND_FILE, readPageAddress } from '../../lib/hosting/listRedirects';
import { listOfflineFiles, type OfflinePage } from '../../lib/offline/listOfflineFiles';
import { OFFLINE_LIST, type OfflineFiles } from '../../lib/offline/OfflineFiles';
import { OFFLINE_PAGE, SEARCH_INDEX, WORKER_FILE } from '../../lib/offline/places';
import { toPageKey } from '../../lib/offline/toPageKey';
import { bundleWorker } from './bundleWorker';
import { OFFLINE_CHUNK, OFFLINE_STYLES } from './index';

/**
 * Writes the service worker and the list of what the whole documentation consists of. Goes behind all steps that change files of the site.
 *
 * @param isOn - otherwise a worker is written that removes an installed one
 */
export function createOfflineStep(isOn: boolean): PostBuildStep {
  return {
    name: 'offline',

    start(site) {
      const pages: OfflinePage[] = [];
      const redirects: Record<string, string> = {};

      return {
        readPage(page) {
          const { file, path: address, target } = readPageAddress(page);
          if (target !== undefined) redirects[toPageKey(address)] = target;
          else if (file !== NOT_FOUND_FILE)
            pages.push({ file, path: address, title: readPageTitle(page, site.titleDelimiter) || address });
        },

        async finish() {
          const file = path.join(site.folder, WORKER_FILE);
          if (!isOn) {
            await bundleWorker({
              name: 'remove',
              setup: { baseUrl: site.baseUrl, release: '', shell: [], redirects: {} },
              file,
            });
            return 'Offline: switched off; an installed worker removes itself.';
          }
          const list = listOfflineFiles(site.folder, site.baseUrl, pages);
          writeFileSync(path.join(site.folder, OFFLINE_LIST), JSON.stringify(list));
          const shell = listShell(site, list, pages);
          const setup = { baseUrl: site.baseUrl, release: list.release, shell, redirects };
          await bundleWorker({ name: 'serve', setup, file });
          return `Offline: ${list.files.length} files, ${list.bytes} bytes; the worker has ${statSync(file).size} bytes.`;
        },
      };
    },
  };
}

/** What the page about reading offline loads by script. */
const ON_DEMAND = new RegExp(`/(?:${OFFLINE_CHUNK}|${OFFLINE_STYLES})\\.\\w+\\.(?:js|css)$`);

/**
 * The page about reading offline, and every file it needs.
 *
 * @param listed - the pages that readers open
 */
function listShell({ baseUrl, pages }: BuiltSite, { files }: OfflineFiles, listed: readonly OfflinePage[]): string[] {
  const address = baseUrl + OFFLINE_PAGE;
  const place = listed.find(({ path: other }) => other === address);
  const page = pages.find(({ file }) => file === place?.file);
  if (page === undefined) throw new Error(`There is no page ${address}: the plugin "offline" makes it.`);
  // The generator's whole stylesheet is named as well, but not loaded, see `styles/createStylesStep`.
  const html = page.html.replaceAll(/data-href=\S+/g, '');
  page.release();
  const needed = files.filter(
    ({ path: file, title }) =>
      title === undefined &&
      // Each page names the index, but only a search loads it.
      file !== baseUrl + SEARCH_INDEX &&
      (html.includes(file) || ON_DEMAND.test(file)),
  );

  return [address, ...needed.map(({ path: file }) => file)];
}
