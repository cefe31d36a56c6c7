import { renderIsland } from '@site/src/client/islands/renderIsland';
import type { LoadedSearch } from '../loadSearch';
import SearchDialog from './SearchDialog';

/** Renders the panel of an open dialog and connects its search box. */
export const mountDialog: LoadedSearch['mountDialog'] = (frame, data, client) =>
  renderIsland(frame.panel, SearchDialog, { frame, data, client });
