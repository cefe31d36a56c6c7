import type { SearchClient } from '../../../lib/search/types';
import type { PageSearchData, TransportData } from '../types';
import type { DialogFrame } from './openDialogFrame';

/** What fills an open dialog; from the moment it is there, a dialog opens with its content. */
export interface LoadedSearch {
  /** @returns a function that takes the content away */
  mountDialog: (frame: DialogFrame, data: PageSearchData, client: SearchClient) => () => void;
  client: SearchClient;
}

let loaded: LoadedSearch | undefined;

/** @returns the content of the dialog, if `loadSearch` has loaded it */
export function getLoadedSearch(): LoadedSearch | undefined {
  return loaded;
}

/**
 * Loads the content of the dialog and makes ready what answers; neither is part of a page.
 *
 * @throws Error when its code cannot be loaded; the next call tries again
 */
export async function loadSearch({ transport }: PageSearchData): Promise<LoadedSearch> {
  if (loaded !== undefined) return loaded;
  const [{ mountDialog }, client] = await Promise.all([import('./dialog/mountDialog'), connect(transport)]);
  loaded = { mountDialog, client };

  return loaded;
}

/** Begins to load what answers as soon as its own code is there: the dialog comes in other files. */
async function connect(transport: TransportData): Promise<SearchClient> {
  const { getConnection } = await import('./getConnection');
  const { client, prepare } = getConnection(transport);
  prepare();

  return client;
}
