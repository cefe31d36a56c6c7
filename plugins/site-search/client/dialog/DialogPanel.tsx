import { memo, type MouseEvent, type ReactNode, useRef } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { SiteSearchData } from '../../types';
import { createSearchPath } from '../createSearchPath';
import { describeFailure } from '../describeFailure';
import { describeHit } from '../describeHit';
import { groupHits } from '../groupHits';
import type { KeptSearchesControl } from '../useKeptSearches';
import { toLocalUrl } from '../toLocalUrl';
import { type DialogItem, readItemUrl } from './DialogItem';
import KeptSection from './KeptSection';
import NoResultsScreen from './NoResultsScreen';
import ResultRow from './ResultRow';
import styles from './SearchDialog.module.css';
import { useActiveInSight } from './useActiveInSight';
import { useInSightFirst } from './useInSightFirst';
import type { DialogApi, DialogState, Outcome, SearchDialogControl } from './useSearchDialog';

export interface DialogPanelProps {
  data: SiteSearchData;
  api: DialogApi;
  state: DialogState;
  outcome: Outcome;
  /** Id of the rows, which the search box names. */
  gridId: string;
  promote: KeptSearchesControl['promote'];
  forget: KeptSearchesControl['forget'];
  open: SearchDialogControl['open'];
  onSuggestion: (query: string) => void;
  onClose: () => void;
}

/** What stands below the search box. Drawn again only when what it shows has changed, so that typing does not wait for it. */
export default memo(function DialogPanel({
  data,
  api,
  state,
  outcome,
  gridId,
  promote,
  forget,
  open,
  onSuggestion,
  onClose,
}: DialogPanelProps): ReactNode {
  const query = state.query.trim();
  const hits = state.collections.flatMap(({ items }) => items);
  const screen = chooseScreen(state, outcome.error);
  const drawn = useInSightFirst(state.collections);
  const panelRef = useRef<HTMLDivElement>(null);
  useActiveInSight(panelRef, state, drawn);
  const readRow = (sourceId: string, index: number) => {
    const collection = state.collections.find(({ source }) => source.sourceId === sourceId);
    const item = collection?.items[index];
    if (collection === undefined || item === undefined) return { rowProps: {}, isActive: false, url: '/' };
    const itemProps = api.getItemProps({ item, source: collection.source });
    return {
      rowProps: {
        id: itemProps.id,
        onMouseMove: (event: MouseEvent) => {
          itemProps.onMouseMove(event);
        },
      },
      isActive: state.activeItemId === item.__autocomplete_id,
      url: toLocalUrl(readItemUrl(item), data.externalUrlPattern).url,
    };
  };

  return (
    <div
      {...api.getPanelProps({})}
      ref={panelRef}
      className={clsx('DocSearch-Dropdown', styles.panel)}
      onMouseDown={undefined}
    >
      {screen === 'error' ? (
        <div className={styles.screen} role="alert">
          <p className={styles.screenTitle}>Unable to fetch results</p>
          <p className={styles.help}>{describeFailure(outcome.error)}</p>
        </div>
      ) : null}
      {screen === 'empty' ? (
        <div className={styles.screen}>
          <p className={styles.help}>No recent searches</p>
        </div>
      ) : null}
      {screen === 'nothing' && outcome.query === state.query ? (
        <NoResultsScreen
          query={query}
          suggestions={outcome.suggestions}
          reportUrl={data.reportUrl}
          onSuggestion={onSuggestion}
        />
      ) : null}
      <div
        role="grid"
        id={gridId}
        aria-label={query === '' ? 'Recent and favorite searches' : 'Results'}
        hidden={hits.length === 0}
      >
        {screen === 'start'
          ? (['recent', 'favorite'] as const).map((kind) => (
              <KeptSection
                key={kind}
                kind={kind}
                searches={readKept(state, kind)}
                readRow={(index) => readRow(kind, index)}
                onChoose={(search) => {
                  open({ kind, search }, 'here');
                }}
                onPromote={promote}
                onForget={forget}
              />
            ))
          : null}
        {screen === 'results'
          ? drawn.map(({ source, items }) => {
              const [group] = groupHits(
                items.flatMap((item) => (item.kind === 'hit' ? [item.hit] : [])),
                data.maxHitsPerGroup,
              );
              if (group === undefined) return null;
              const titleId = `search-${source.sourceId}`;
              return (
                <div key={source.sourceId} role="rowgroup" aria-labelledby={titleId} className={styles.group}>
                  <div role="presentation" className={styles.groupTitle} id={titleId}>
                    {group.page} <span className={styles.area}>{group.area}</span>
                  </div>
                  {group.hits.map((hit, index) => (
                    <ResultRow
                      key={hit.objectID}
                      {...readRow(source.sourceId, index)}
                      icon={hit.type === 'lvl1' ? 'page' : 'section'}
                      {...describeHit(hit)}
                      onChoose={() => {
                        open({ kind: 'hit', hit }, 'here');
                      }}
                    />
                  ))}
                </div>
              );
            })
          : null}
      </div>
      {screen === 'results' && outcome.total > 0 && drawn === state.collections ? (
        <p className={styles.seeAll}>
          <Link to={createSearchPath(data.searchPageUrl, query)} onClick={onClose}>
            See all {outcome.total} results
          </Link>
        </p>
      ) : null}
    </div>
  );
});

type Screen = 'error' | 'empty' | 'start' | 'nothing' | 'results';

function chooseScreen({ query, collections }: DialogState, error: unknown): Screen {
  if (query.trim() !== '' && error !== undefined) return 'error';
  const isEmpty = collections.every(({ items }) => items.length === 0);
  const isStart = collections.every(({ source }) => source.sourceId === 'recent' || source.sourceId === 'favorite');
  if (query.trim() === '') return isEmpty || !isStart ? 'empty' : 'start';
  // As long as there is no answer to the first letters, the start screen stays.
  if (!isEmpty && isStart) return 'start';

  return isEmpty ? 'nothing' : 'results';
}

function readKept({ collections }: DialogState, kind: 'recent' | 'favorite') {
  const items: DialogItem[] = collections.find(({ source }) => source.sourceId === kind)?.items ?? [];
  return items.flatMap((item) => (item.kind === 'hit' ? [] : [item.search]));
}
