import { renderIsland } from '@site/src/client/islands/renderIsland';
import { parsePageSearchData } from '../getConnection';
import type { LoadedSearch } from '../loadSearch';
import SearchDialog from './SearchDialog';

/** Renders the panel of an open dialog and connects its search box. */
export const mountDialog: LoadedSearch['mountDialog'] = (frame, data, client) => {
  const parsed = parsePageSearchData(data);

  return parsed && renderIsland(frame.panel, SearchDialog, { frame, data: parsed, client });
};
