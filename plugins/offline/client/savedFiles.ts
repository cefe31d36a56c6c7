import { readAddress } from '@site/src/client/navigation/address';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { ReaderError } from '@site/src/client/ReaderError';
import { isGenuine } from '../../../lib/offline/isGenuine';
import { OFFLINE_MANIFEST_FILE, type OfflineFile, type OfflineManifest } from '../../../lib/offline/OfflineManifest';
import { REVISION_HEADER } from '../../../lib/offline/caches';
import { toPageKey } from '../../../lib/offline/toPageKey';
import { findCopy, listCachedAddresses, removeCaches, removeCopy, storeCopy } from '../../../lib/offline/copies';
import { CACHE_NAMES } from './cacheNames';

/** Headers about the transfer. They do not describe the decoded bytes that are cached. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length'];

/** Number of files fetched at the same time. */
const CONCURRENCY = 6;

/**
 * Maximum number of times that a download restarts because a new release was published in the meantime. Without a
 * maximum, a host that serves two releases at once would cause endless restarts.
 */
const MAX_RESTARTS = 2;

const CACHE = CACHE_NAMES.saved;
const MANIFEST = BASE_PATH + OFFLINE_MANIFEST_FILE;

/**
 * Fetches the manifest of the whole documentation.
 *
 * @throws TypeError without a connection, ReaderError for an error status or for a response that is not the manifest
 */
export async function fetchManifest(): Promise<OfflineManifest> {
  const manifest = await readManifest(await fetchFile(MANIFEST));
  if (manifest === undefined)
    throw new ReaderError(`The server sent an invalid response to the request for ${MANIFEST}. Try again later.`);

  return manifest;
}

/** Reads the manifest of the saved documentation; undefined if the documentation was never saved completely. */
export async function readSavedManifest(): Promise<OfflineManifest | undefined> {
  const response = await findCopy(CACHE, MANIFEST);

  return response === undefined ? undefined : readManifest(response);
}

/**
 * Saves or updates the whole documentation on the device. Files that are already saved in their newest revision are not
 * fetched again, so an interrupted download resumes.
 *
 * @param onProgress - receives the number of saved bytes and the total
 * @param restarts - number of previous restarts of this download
 * @returns the manifest of the saved documentation
 * @throws TypeError without a connection, DOMException if there is not enough space. ReaderError for an error status, a
 *   wrong response, and a release that changes too often
 */
export async function saveFiles(
  onProgress: (done: number, total: number) => void,
  restarts = 0,
): Promise<OfflineManifest> {
  const manifest = await fetchManifest();
  const remaining = [...manifest.files];
  let done = 0;
  const saveRemaining = async (): Promise<void> => {
    for (let file = remaining.pop(); file !== undefined; file = remaining.pop()) {
      try {
        await saveFile(file);
      } catch (error) {
        remaining.length = 0;
        throw error;
      }
      done += file.bytes;
      onProgress(done, manifest.bytes);
    }
  };
  const downloads = Array.from({ length: CONCURRENCY }, saveRemaining);
  // After a failure, waits for the requests in progress. Otherwise, their files would be saved after the reader has
  // seen the failure.
  await Promise.allSettled(downloads);
  await Promise.all(downloads);
  // If a release was published during the download, starts again and fetches only the changed files.
  if ((await fetchManifest()).release !== manifest.release) {
    if (restarts < MAX_RESTARTS) return saveFiles(onProgress, restarts + 1);
    throw new ReaderError('The server keeps switching between releases of the documentation. Try again later.');
  }
  await removeUnlistedFiles(manifest);
  await storeCopy(
    CACHE,
    MANIFEST,
    new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } }),
  );

  return manifest;
}

/** Removes the saved documentation from the device, but not the visited pages. */
export async function removeFiles(): Promise<void> {
  await removeCaches((name) => name === CACHE);
}

async function saveFile(file: OfflineFile): Promise<void> {
  const key = createFileKey(file);
  const copy = await findCopy(CACHE, key);
  if (copy?.headers.get(REVISION_HEADER) === file.revision) return;
  const response = await fetchFile(file.path);
  if (!(await isGenuine(response, new URL(file.path, readAddress()).pathname, file.revision)))
    throw new ReaderError(
      `The server sent a wrong response to the request for ${file.path}. A new release may be in progress. Try again later.`,
    );
  // Keeps the other headers, because they contain the security policy of the page.
  const headers = new Headers(response.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  headers.set(REVISION_HEADER, file.revision);
  // Creates a new response, because browsers refuse to open a page from a redirected one.
  await storeCopy(CACHE, key, new Response(response.body, { headers }));
}

async function removeUnlistedFiles({ files }: OfflineManifest): Promise<void> {
  const keys = new Set(files.map((file) => new URL(createFileKey(file), readAddress()).href));
  const unlisted = (await listCachedAddresses(CACHE)).filter((address) => !keys.has(address));
  await Promise.all(unlisted.map((address) => removeCopy(CACHE, address)));
}

/**
 * Creates the cache key of a file. Only pages have a title. All addresses of a page, such as those with and without a
 * trailing slash, have the same key.
 */
function createFileKey({ path, title }: OfflineFile): string {
  return title === undefined ? path : toPageKey(path);
}

/**
 * Fetches a file with the credentials mode of prefetching, so that the worker does not treat the request as a visit.
 */
async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', cache: 'no-cache' });
  if (!response.ok)
    throw new ReaderError(
      `The server responded to the request for ${path} with status ${response.status}. Try again later.`,
    );

  return response;
}

async function readManifest(response: Response): Promise<OfflineManifest | undefined> {
  // The parser is a separate chunk, so the worker does not have to precache it. It can always be loaded: if there is a
  // manifest, either the host is reachable or all files are saved.
  const { parseManifest } = await import('./parseManifest');

  return parseManifest(await response.text());
}
