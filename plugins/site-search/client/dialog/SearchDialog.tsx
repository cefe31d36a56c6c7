import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useRef } from 'react';
import { renderIsland } from '@site/src/client/islands/renderIsland';
import { navigate } from '@site/src/client/navigation/navigation';
import type { SearchClient } from '../../shared/types';
import type { PageSearchData } from '../../types';
import { createSearchPath } from '../encodeQuery';
import { parsePageSearchData } from '../getConnection';
import type { LoadedSearch } from '../loadSearch';
import type { DialogFrame, OpenTarget } from '../openDialogFrame';
import { type SavedSearch, toSavedSearch } from '../savedSearches';
import { toLocalUrl } from '../toLocalUrl';
import { type SavedSearchesControl, useSavedSearches } from '../useSavedSearches';
import { type DialogItem, getItemUrl } from './DialogItem';
import type { DialogSession } from './DialogSession';
import DialogPanel from './DialogPanel';
import { useDialogSession } from './useDialogSession';
import { useSearchBox } from './useSearchBox';

/** Renders the panel of an open dialog and connects its search box. */
export const mountDialog: LoadedSearch['mountDialog'] = (frame, data, client) => {
  const parsed = parsePageSearchData(data);

  return parsed && renderIsland(frame.panel, SearchDialog, { frame, data: parsed, client });
};

interface SearchDialogProps {
  /** Open dialog, whose box may already contain a query. */
  frame: DialogFrame;
  data: PageSearchData;
  client: SearchClient;
}

/** Content of an open dialog: fills the panel and connects the search box. */
function SearchDialog({ frame, data, client }: SearchDialogProps): ReactNode {
  const gridId = useId();
  const saved = useSavedSearches(data.indexName);
  const control = useDialogSession(frame, {
    ...data,
    client,
    saved,
    onOpen: (item, target) => {
      openItem(item, target, { frame, data, saved });
    },
    onNoResults: (query) => {
      frame.close();
      navigate(createSearchPath(data.searchPageUrl, query));
    },
  });
  const { session, state, outcome } = control;
  useSearchBox(frame, control, gridId);
  useSavedSearchesRefresh(saved, session);
  return (
    <DialogPanel
      frame={frame}
      data={data}
      session={session}
      // Defers both values, so that rendering results never delays typing.
      state={useDeferredValue(state)}
      outcome={useDeferredValue(outcome)}
      gridId={gridId}
      addFavorite={useBoxFocusFirst(frame, saved.addFavorite)}
      removeSaved={useBoxFocusFirst(frame, saved.removeSaved)}
      onSuggestion={useEnterQuery(frame)}
    />
  );
}

/** Returns a function that enters a query as if the reader had typed it. */
function useEnterQuery({ input }: DialogFrame): (query: string) => void {
  return useCallback(
    (query) => {
      input.setRangeText(query, 0, input.value.length, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.focus();
    },
    [input],
  );
}

/** Wraps an action that removes the pressed button. The focus moves to the search box before the button is removed. */
function useBoxFocusFirst(
  { input }: DialogFrame,
  action: (search: SavedSearch) => void,
): (search: SavedSearch) => void {
  return useCallback(
    (search) => {
      input.focus();
      action(search);
    },
    [input, action],
  );
}

function useSavedSearchesRefresh({ recent, favorite }: SavedSearchesControl, session: DialogSession): void {
  const displayed = useRef({ recent, favorite });
  useEffect(() => {
    if (displayed.current.recent === recent && displayed.current.favorite === favorite) return;
    displayed.current = { recent, favorite };
    void session.api.refresh();
  }, [recent, favorite, session]);
}

function openItem(
  item: DialogItem,
  target: OpenTarget,
  { frame, data, saved }: Pick<SearchDialogProps, 'frame' | 'data'> & { saved: SavedSearchesControl },
): void {
  const { url, isExternal } = toLocalUrl(getItemUrl(item), data.externalUrlPattern);
  saved.addRecent(item.kind === 'hit' ? toSavedSearch(item.hit) : item.search);
  if (target === 'tab') window.open(url, '_blank', 'noopener')?.focus();
  else if (target === 'window') window.open(url, '_blank', 'noopener,popup');
  else {
    frame.close();
    if (isExternal) window.location.assign(url);
    else navigate(url);
  }
}
