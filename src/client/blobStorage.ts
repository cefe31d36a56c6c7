// Stores blobs in IndexedDB, which does not copy the data on the main thread, unlike `localStorage`.
import * as v from 'valibot';
import { parseEntries, parseUntrusted } from './parseUntrusted';

const DATABASE = 'long-texts';
const STORE = 'blobs';

let hasWarned = false;

/**
 * Stores a blob under a key.
 *
 * @returns whether it succeeded; storage may be full or blocked
 */
export async function writeBlob(key: string, blob: Blob): Promise<boolean> {
  return (await attempt('readwrite', (store) => store.put(blob, key))) !== undefined;
}

/** Reads a blob. Returns undefined if there is none, if the value is not a blob, or if storage is blocked. */
export async function readBlob(key: string): Promise<Blob | undefined> {
  const found: unknown = await attempt('readonly', (store) => store.get(key));
  return found === undefined
    ? undefined
    : parseUntrusted(v.instance(Blob), found, `a value in IndexedDB (${DATABASE})`);
}

/** Lists the keys of all blobs; empty if storage is blocked. Leaves out keys that are not strings. */
export async function listBlobKeys(): Promise<string[]> {
  const keys = (await attempt('readonly', (store) => store.getAllKeys())) ?? [];
  return parseEntries(v.string(), keys, `the keys in IndexedDB (${DATABASE})`);
}

/** Deletes a blob. Does nothing if there is none or if storage is blocked. */
export async function deleteBlob(key: string): Promise<void> {
  await attempt('readwrite', (store) => store.delete(key));
}

/** Runs a request in its own transaction. If the request fails, returns undefined. Only the first failure is logged. */
async function attempt<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = ask(transaction.objectStore(STORE));
        transaction.addEventListener('complete', () => {
          resolve(request.result);
        });
        transaction.addEventListener('abort', () => {
          reject(transaction.error ?? new Error('The transaction was aborted.'));
        });
        // Without this call, the browser would wait for further requests, and would abort the transaction if the reader
        // left the page.
        transaction.commit();
      });
    } finally {
      database.close();
    }
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true;
      console.warn(
        'Browser storage is not available for long documents: they are lost when you leave this page.',
        error,
      );
    }
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE);
    });
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The database could not be opened.'));
    });
  });
}
