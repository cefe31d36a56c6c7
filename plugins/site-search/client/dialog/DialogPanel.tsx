import { memo, type ReactNode } from 'react';
import type { PageSearchData } from '../../types';
import { Anchor } from '../Anchor';
import { createSearchPath } from '../createSearchPath';
import MissingWords from '../MissingWords';
import type { DialogFrame } from '../openDialogFrame';
import type { SavedSearchesControl } from '../useSavedSearches';
import { type DialogState, isSavedSource, type Outcome } from './createDialogApi';
import type { DialogSession } from './DialogSession';
import ErrorScreen from './ErrorScreen';
import NoResultsScreen from './NoResultsScreen';
import ResultsScreen from './ResultsScreen';
import StartScreen from './StartScreen';
import styles from './DialogPanel.module.css';
import { useScrollActiveIntoView } from './useScrollActiveIntoView';
import { useVisibleRowsFirst } from './useVisibleRowsFirst';

export interface DialogPanelProps {
  frame: DialogFrame;
  data: PageSearchData;
  session: DialogSession;
  state: DialogState;
  outcome: Outcome;
  /** Id of the grid, which the search box references. */
  gridId: string;
  promote: SavedSearchesControl['promote'];
  forget: SavedSearchesControl['forget'];
  onSuggestion: (query: string) => void;
}

/** The panel below the search box. Memoized, so that it never delays typing. */
export default memo(function DialogPanel(props: DialogPanelProps): ReactNode {
  const { frame, data, session, state, outcome, gridId, promote, forget } = props;
  const { collections, activeItemId } = state;
  const rendered = useVisibleRowsFirst(collections);
  useScrollActiveIntoView(frame.panel, state, rendered);
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
          <StartScreen collections={collections} {...rows} promote={promote} forget={forget} />
        ) : null}
        {screen === 'results' ? <ResultsScreen collections={rendered} {...rows} /> : null}
      </div>
      {screen === 'results' && outcome.total > 0 && rendered === collections ? (
        <p className={styles.seeAll}>
          <Anchor href={createSearchPath(data.searchPageUrl, query)} onClick={frame.close}>
            {`See all ${outcome.total} results`}
          </Anchor>
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
  if (screen === 'empty')
    return (
      <div className={styles.screen}>
        <p className={styles.help}>No recent searches</p>
      </div>
    );
  if (screen !== 'nothing' || outcome.query !== state.query) return null;

  return (
    <NoResultsScreen
      query={state.query.trim()}
      suggestions={outcome.suggestions}
      reportUrl={data.reportUrl}
      onSuggestion={onSuggestion}
    />
  );
}

type Screen = 'waiting' | 'error' | 'empty' | 'start' | 'nothing' | 'results';

function chooseScreen({ query, collections }: DialogState, { error }: Outcome): Screen {
  if (query.trim() !== '' && error !== undefined) return 'error';
  const isStart = collections.length > 0 && collections.every(({ source }) => isSavedSource(source.sourceId));
  if (query.trim() === '') return isStart ? (hasRows(collections) ? 'start' : 'empty') : 'waiting';
  if (!hasRows(collections)) return 'nothing';

  // Until the first results arrive, the start screen stays.
  return isStart ? 'start' : 'results';
}

function hasRows(collections: DialogState['collections']): boolean {
  return collections.some(({ items }) => items.length > 0);
}
