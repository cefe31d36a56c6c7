import { renderIsland } from '@site/src/client/islands/renderIsland';
import type { LoadedSearch } from '../loadSearch';
import SearchDialog from './SearchDialog';

/** Fills the panel of an open dialog, and answers what is typed in its box. */
export const mountDialog: LoadedSearch['mountDialog'] = (frame, data, client) =>
  renderIsland(frame.panel, SearchDialog, { frame, data, client });
