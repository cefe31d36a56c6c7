import type { SearchClient } from '../shared/types';
import type { DialogFrame } from './openDialogFrame';

/** The parts of the dialog that are loaded on demand. */
export interface LoadedSearch {
  /**
   * Renders the content of an open dialog.
   *
   * @param data - search data of the page; see `readPageSearchData`
   * @returns a function that unmounts the content; undefined if the data does not match the schema
   */
  mountDialog: (frame: DialogFrame, data: unknown, client: SearchClient) => (() => void) | undefined;
  client: SearchClient;
}

let loaded: LoadedSearch | undefined;

/** @returns the parts of the dialog; undefined until `loadSearch` has loaded them */
export function getLoadedSearch(): LoadedSearch | undefined {
  return loaded;
}

/**
 * Loads the content of the dialog and prepares the search client.
 *
 * @param data - search data of the page; see `readPageSearchData`
 * @throws Error if the code cannot be loaded, if the data does not match the schema, or from `getConnection`; the next
 *   call tries again
 */
export async function loadSearch(data: unknown): Promise<LoadedSearch> {
  if (loaded !== undefined) return loaded;
  const [{ mountDialog }, client] = await Promise.all([import('./dialog/SearchDialog'), connect(data)]);
  loaded = { mountDialog, client };

  return loaded;
}

/** Prepares the search client as soon as its code is loaded, without waiting for the dialog's files. */
async function connect(data: unknown): Promise<SearchClient> {
  const { getConnection, parsePageSearchData } = await import('./getConnection');
  const parsed = parsePageSearchData(data);
  if (parsed === undefined) throw new Error('The page and its scripts come from different releases. Reload the page.');
  const { client, prepare } = getConnection(parsed.transport);
  prepare();

  return client;
}
