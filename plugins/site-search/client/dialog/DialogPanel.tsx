import { memo, type ReactNode, useEffect } from 'react';
import type { PageSearchData } from '../../types';
import { createSearchPath } from '../encodeQuery';
import MissingWords from '../MissingWords';
import type { DialogFrame } from '../openDialogFrame';
import type { SavedSearchesControl } from '../useSavedSearches';
import { type DialogState, isSavedSource, type Outcome } from './createDialogApi';
import type { DialogSession } from './DialogSession';
import NoResultsScreen from './NoResultsScreen';
import StartScreen from './StartScreen';
import styles from './DialogPanel.module.css';
import { describeSearchFailure } from '../describeSearchFailure';
import RowGroup, { type RowsContext } from './RowGroup';

export interface DialogPanelProps {
  frame: DialogFrame;
  data: PageSearchData;
  session: DialogSession;
  state: DialogState;
  outcome: Outcome;
  /** Id of the grid, which the search box references. */
  gridId: string;
  addFavorite: SavedSearchesControl['addFavorite'];
  removeSaved: SavedSearchesControl['removeSaved'];
  onSuggestion: (query: string) => void;
}

/** The panel below the search box. Memoized, so that it never delays typing. */
export default memo(function DialogPanel(props: DialogPanelProps): ReactNode {
  const { frame, data, session, state, outcome, gridId, addFavorite, removeSaved } = props;
  const { collections, activeItemId } = state;
  useScrollActiveIntoView(frame.panel, state);
  const screen = chooseScreen(state, outcome);
  const query = state.query.trim();
  const rows = { session, activeItemId, externalUrlPattern: data.externalUrlPattern };

  return (
    <div
      onMouseLeave={() => {
        session.api.getPanelProps({}).onMouseLeave();
      }}
    >
      <Notice {...props} screen={screen} />
      {screen === 'results' ? <MissingWords words={outcome.missingWords} className={styles.missing} /> : null}
      <div
        role="grid"
        id={gridId}
        aria-label={query === '' ? 'Recent and favorite searches' : 'Results'}
        hidden={!hasRows(collections)}
      >
        {screen === 'start' ? (
          <StartScreen collections={collections} {...rows} addFavorite={addFavorite} removeSaved={removeSaved} />
        ) : null}
        {screen === 'results' ? <ResultsScreen collections={collections} {...rows} /> : null}
      </div>
      {screen === 'results' && outcome.total > 0 ? (
        <p className={styles.seeAll}>
          <a href={createSearchPath(data.searchPageUrl, query)} onClick={frame.close}>
            {`See all ${outcome.total} results`}
          </a>
        </p>
      ) : null}
    </div>
  );
});

/** Renders the screens without rows. */
function Notice({
  screen,
  data,
  state,
  outcome,
  onSuggestion,
}: Pick<DialogPanelProps, 'data' | 'state' | 'outcome' | 'onSuggestion'> & { screen: Screen }): ReactNode {
  if (screen === 'error') return <ErrorScreen error={outcome.error} />;
  if (screen === 'noSavedSearches')
    return (
      <div className={styles.screen}>
        <p className={styles.help}>No recent searches</p>
      </div>
    );
  if (screen !== 'noResults' || outcome.query !== state.query) return null;

  return (
    <NoResultsScreen
      query={state.query.trim()}
      suggestions={outcome.suggestions}
      reportUrl={data.reportUrl}
      onSuggestion={onSuggestion}
    />
  );
}

type Screen = 'waiting' | 'error' | 'noSavedSearches' | 'start' | 'noResults' | 'results';

function chooseScreen({ query, collections }: DialogState, { error }: Outcome): Screen {
  if (query.trim() !== '' && error !== undefined) return 'error';
  const isStart = collections.length > 0 && collections.every(({ source }) => isSavedSource(source.sourceId));
  if (query.trim() === '') return isStart ? (hasRows(collections) ? 'start' : 'noSavedSearches') : 'waiting';
  if (!hasRows(collections)) return 'noResults';

  // The start screen stays until the first results arrive.
  return isStart ? 'start' : 'results';
}

function hasRows(collections: DialogState['collections']): boolean {
  return collections.some(({ items }) => items.length > 0);
}

/** Screen for a failed search, with a remedy. */
function ErrorScreen({ error }: { error: unknown }): ReactNode {
  return (
    <div className={styles.screen} role="alert">
      <p className={styles.screenTitle}>Unable to fetch results</p>
      <p className={styles.help}>{describeSearchFailure(error)}</p>
    </div>
  );
}

interface ResultsScreenProps extends RowsContext {
  collections: DialogState['collections'];
}

/** Screen with the results of a query, grouped by page. */
function ResultsScreen({ collections, ...rows }: ResultsScreenProps): ReactNode {
  return collections.map((collection) => {
    const [first] = collection.items;
    if (first?.kind !== 'hit') return null;
    const { page, area } = first.group;

    return (
      <RowGroup
        key={collection.source.sourceId}
        collection={collection}
        title={
          <>
            <span>{page}</span> <span className={styles.area}>{area}</span>
          </>
        }
        {...rows}
      />
    );
  });
}

/**
 * Scrolls the active row into view after each change, because `autocomplete-core` does so on key presses only. A new
 * query scrolls to the top.
 */
function useScrollActiveIntoView(panel: HTMLElement, { query, activeItemId, collections }: DialogState): void {
  useEffect(() => {
    panel.scrollTo({ top: 0, behavior: 'instant' });
  }, [panel, query]);
  useEffect(() => {
    // The first row is at the top of the panel, so it is already in view.
    if (activeItemId === null || activeItemId === 0) return;
    const row = panel.querySelector('[aria-selected=true]');
    // Does not scroll to a row under the pointer, because the row would move away from the pointer.
    if (row?.matches(':hover') === false) row.scrollIntoView({ block: 'nearest' });
  }, [panel, activeItemId, collections]);
}
