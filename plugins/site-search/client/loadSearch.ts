import type { SearchClient } from '../shared/types';
import type { PageSearchData, TransportData } from '../types';
import type { DialogFrame } from './openDialogFrame';

/** The loaded parts of the dialog, with which it opens completely. */
export interface LoadedSearch {
  /** @returns a function that unmounts the content */
  mountDialog: (frame: DialogFrame, data: PageSearchData, client: SearchClient) => () => void;
  client: SearchClient;
}

let loaded: LoadedSearch | undefined;

/** @returns the parts of the dialog if `loadSearch` has loaded them */
export function getLoadedSearch(): LoadedSearch | undefined {
  return loaded;
}

/**
 * Loads the content of the dialog and prepares the search client.
 *
 * @throws Error if the code cannot be loaded; the next call tries again
 */
export async function loadSearch({ transport }: PageSearchData): Promise<LoadedSearch> {
  if (loaded !== undefined) return loaded;
  const [{ mountDialog }, client] = await Promise.all([import('./dialog/mountDialog'), connect(transport)]);
  loaded = { mountDialog, client };

  return loaded;
}

/** Prepares the search client as soon as its code is loaded, without waiting for the dialog's files. */
async function connect(transport: TransportData): Promise<SearchClient> {
  const { getConnection } = await import('./getConnection');
  const { client, prepare } = getConnection(transport);
  prepare();

  return client;
}
