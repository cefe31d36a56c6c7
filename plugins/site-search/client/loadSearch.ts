import type { ComponentType } from 'react';
import type { SiteSearchData } from '../types';
import type { SearchDialogProps } from './dialog/SearchDialog';

/** The dialog once it is there: from then on opening it takes one frame. */
export type LoadedDialog = ComponentType<SearchDialogProps>;

let loaded: LoadedDialog | undefined;

export function getLoadedDialog(): LoadedDialog | undefined {
  return loaded;
}

/**
 * Loads the dialog and makes ready what answers; neither is part of a page.
 *
 * @throws Error when its code cannot be loaded; the next call tries again
 */
export async function loadSearch(data: SiteSearchData): Promise<LoadedDialog> {
  const [dialog, { getConnection }] = await Promise.all([import('./dialog/SearchDialog'), import('./getConnection')]);
  getConnection(data).prepare();
  loaded = dialog.default;

  return dialog.default;
}
