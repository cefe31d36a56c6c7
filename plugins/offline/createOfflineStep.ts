import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../lib/built-pages/BuiltPage';
import type { BuiltSite, PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import { NOT_FOUND_FILE } from '../../lib/hosting/listRedirects';
import { createOfflineManifest } from '../../lib/offline/createOfflineManifest';
import { OFFLINE_MANIFEST_FILE } from '../../lib/offline/OfflineManifest';
import { OFFLINE_PAGE, WORKER_FILE } from '../../lib/offline/paths';
import { toPageKey } from '../../lib/offline/toPageKey';
import { bundleScript } from '../../lib/scripts/bundleScript';
import { OFFLINE_CHUNK, OFFLINE_STYLES } from './index';
import type { WorkerSetup } from './worker/WorkerSetup';

interface ListedPage {
  page: BuiltPage;
  /** Canonical path of the page. */
  path: string;
  title: string;
}

/**
 * Writes the service worker and the manifest of the whole documentation. This step runs after all steps that change
 * files of the site.
 *
 * @param isOn - whether offline reading is on; if it is off, the step writes only a worker that removes an installed
 *   one
 */
export function createOfflineStep(isOn: boolean): PostBuildStep {
  return {
    start(site) {
      const listed: ListedPage[] = [];
      const redirects: Record<string, string> = {};
      let offlinePageValues: ReadonlySet<string> | undefined;

      return {
        readPage(page) {
          const { file, path: address, redirectTarget } = page;
          if (redirectTarget !== undefined) redirects[toPageKey(address)] = redirectTarget;
          else if (file !== NOT_FOUND_FILE) listed.push({ page, path: address, title: page.title || address });
          if (address === site.baseUrl + OFFLINE_PAGE) offlinePageValues = listAttributeValues(page);
        },

        finish: () => (isOn ? writeWorker(site, listed, redirects, offlinePageValues) : writeRemover(site)),
      };
    },
  };
}

/**
 * @param offlinePageValues - attribute values of the page about offline reading; undefined if there is no such page
 * @returns a line for the build log
 * @throws Error without a page about offline reading
 */
async function writeWorker(
  { folder, baseUrl }: BuiltSite,
  listed: readonly ListedPage[],
  redirects: Readonly<Record<string, string>>,
  offlinePageValues: ReadonlySet<string> | undefined,
): Promise<string> {
  if (offlinePageValues === undefined)
    throw new Error(
      `The build has no page ${baseUrl}${OFFLINE_PAGE}, which the plugin "offline" creates. Check its route.`,
    );
  const pages = listed.map(({ page, path: address, title }) => ({ path: address, title, content: page.bytes }));
  const manifest = createOfflineManifest(folder, baseUrl, pages);
  writeFileSync(path.join(folder, OFFLINE_MANIFEST_FILE), JSON.stringify(manifest));
  const offlinePageFiles = [
    baseUrl + OFFLINE_PAGE,
    ...manifest.files
      .filter(
        ({ path: file, title }) => title === undefined && (offlinePageValues.has(file) || ON_DEMAND_FILE.test(file)),
      )
      .map(({ path: file }) => file),
  ];
  // `hashes` contains only files in `assets/`, whose names contain a hash. Other files, such as the search index, keep
  // their names when their content changes. If `hashes` contained them, a new worker would remove their copies from the
  // previous release, which a reader without a connection still needs. `isGenuine` checks their content instead.
  const assets = manifest.files.filter(({ path: address }) => address.startsWith(`${baseUrl}assets/`));
  const hashes = Object.fromEntries(assets.map(({ path: address, revision }) => [address, revision]));
  const worker = await bundleWorker('serve', {
    baseUrl,
    release: manifest.release,
    offlinePageFiles,
    hashes,
    redirects,
  });
  writeFileSync(path.join(folder, WORKER_FILE), worker);
  return `Offline: ${manifest.files.length} files, ${manifest.bytes} bytes; the worker has ${Buffer.byteLength(worker)} bytes.`;
}

/** @returns a line for the build log */
async function writeRemover({ folder, baseUrl }: BuiltSite): Promise<string> {
  const setup = { baseUrl, release: '', offlinePageFiles: [], hashes: {}, redirects: {} };
  writeFileSync(path.join(folder, WORKER_FILE), await bundleWorker('remove', setup));
  return 'Offline: switched off; an installed worker removes itself.';
}

/**
 * Bundles a worker. The site's bundler cannot do this: the worker needs a fixed name, and its setup lists the files
 * that the bundler writes.
 */
function bundleWorker(name: 'serve' | 'remove', setup: WorkerSetup): Promise<string> {
  return bundleScript(path.join(__dirname, 'worker', `${name}.ts`), setup);
}

/** Matches the addresses of the scripts and stylesheets that the page about offline reading loads on demand. */
const ON_DEMAND_FILE = new RegExp(`/(?:${OFFLINE_CHUNK}|${OFFLINE_STYLES})\\.\\w+\\.(?:js|css)$`);

/** Lists all attribute values of a page, which include the addresses of its files. */
function listAttributeValues({ elements }: BuiltPage): ReadonlySet<string> {
  return new Set(
    elements.flatMap(({ properties }) =>
      Object.values(properties).filter((value): value is string => typeof value === 'string'),
    ),
  );
}
