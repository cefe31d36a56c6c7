import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { describeFailure } from '../describeFailure';
import { describeHit } from '../describeHit';
import { getConnection } from '../getConnection';
import { groupHits } from '../groupHits';
import { toKeptSearch } from '../history';
import { MAX_QUERY_LENGTH } from '../limits';
import SearchIcon from '../SearchIcon';
import { toLocalUrl } from '../toLocalUrl';
import { useKeptSearches } from '../useKeptSearches';
import { useSearchFilters } from '../useSearchFilters';
import { useSiteSearchData } from '../useSiteSearchData';
import DialogFooter from './DialogFooter';
import { type DialogItem, readItemUrl } from './DialogItem';
import KeptSection from './KeptSection';
import NoResultsScreen from './NoResultsScreen';
import ResultRow from './ResultRow';
import styles from './SearchDialog.module.css';
import { type DialogState, useSearchDialog } from './useSearchDialog';

export interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

/** The search over the page: box, results, key hints. It is there as long as it is open. */
export default function SearchDialog({ initialQuery, onClose }: SearchDialogProps): ReactNode {
  const data = useSiteSearchData();
  const history = useHistory();
  const kept = useKeptSearches(data.indexName);
  const facetFilters = useSearchFilters();
  const { dialogRef, inputRef } = useModal();
  const gridId = useId();

  const remember = (item: DialogItem): void => {
    kept.remember(item.kind === 'hit' ? toKeptSearch(item.hit) : item.search);
  };
  const open = (item: DialogItem, where: 'here' | 'tab' | 'window'): void => {
    const { url, isExternal } = toLocalUrl(readItemUrl(item), data.externalUrlPattern);
    remember(item);
    if (where === 'tab') window.open(url, '_blank', 'noopener')?.focus();
    else if (where === 'window') window.open(url, '_blank', 'noopener,popup');
    else {
      onClose();
      if (isExternal) window.location.assign(url);
      else history.push(url);
    }
  };
  const { api, state, outcome } = useSearchDialog({
    client: getConnection(data).client,
    indexName: data.indexName,
    facetFilters,
    maxHitsPerGroup: data.maxHitsPerGroup,
    initialQuery,
    kept,
    onOpen: open,
  });
  // A changed history is new rows of the start screen; a given query is asked at once.
  useEffect(() => {
    void api.refresh();
  }, [api, kept.recent, kept.favorite]);

  const query = state.query.trim();
  const hits = state.collections.flatMap(({ items }) => items);
  const screen = chooseScreen(state, outcome.error);
  const searchPage = `${data.searchPageUrl}?q=${encodeURIComponent(query)}`;
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
  // The element is only asked for to see whether it has the focus, which it has from the start.
  const inputProps = api.getInputProps({ inputElement: null, maxLength: MAX_QUERY_LENGTH });

  return (
    <dialog
      ref={dialogRef}
      className={clsx('DocSearch-Container', styles.dialog)}
      aria-label="Search"
      data-status={outcome.error === undefined ? state.status : 'error'}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event: MouseEvent) => {
        // The dialog itself is what lies around its content.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={clsx('DocSearch-Modal', styles.modal)}>
        <form
          className={styles.searchBox}
          role="search"
          action={data.searchPageUrl}
          onSubmit={(event) => {
            event.preventDefault();
            if (query === '') return;
            onClose();
            history.push(searchPage);
          }}
          onReset={(event) => {
            event.preventDefault();
            api.setQuery('');
            void api.refresh();
            inputRef.current?.focus();
          }}
        >
          <span className={styles.boxIcon}>
            <SearchIcon name="search" />
          </span>
          <input
            {...inputProps}
            ref={inputRef}
            className={clsx('DocSearch-Input', styles.input)}
            name="q"
            role="combobox"
            aria-label="Search"
            aria-labelledby={undefined}
            aria-autocomplete="list"
            aria-haspopup="grid"
            aria-expanded={hits.length > 0}
            aria-controls={gridId}
            spellCheck={false}
            autoFocus={false}
          />
          <span className={styles.spinner} aria-hidden="true" />
          {state.query === '' ? null : (
            <button type="reset" className={styles.clear}>
              Clear
            </button>
          )}
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </form>

        <div {...api.getPanelProps({})} className={clsx('DocSearch-Dropdown', styles.panel)} onMouseDown={undefined}>
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
              onSuggestion={(suggestion) => {
                api.setQuery(suggestion);
                void api.refresh();
                inputRef.current?.focus();
              }}
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
                    onPromote={kept.promote}
                    onForget={kept.forget}
                  />
                ))
              : null}
            {screen === 'results'
              ? state.collections.map(({ source, items }) => {
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
          {screen === 'results' && outcome.total > 0 ? (
            <p className={styles.seeAll}>
              <Link to={searchPage} onClick={onClose}>
                See all {outcome.total} results
              </Link>
            </p>
          ) : null}
        </div>
        <DialogFooter isHosted={data.transport.kind === 'hosted'} />
      </div>
    </dialog>
  );
}

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

/** Opens the dialog over the page, which stands still below it, and gives the search box the focus; the browser gives it back afterwards. */
function useModal() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    const { style } = document.documentElement;
    const scrollbarPx = window.innerWidth - document.documentElement.clientWidth;
    dialog?.showModal();
    inputRef.current?.focus();
    style.overflow = 'hidden';
    style.paddingRight = `${scrollbarPx}px`;
    return () => {
      style.overflow = '';
      style.paddingRight = '';
      dialog?.close();
    };
  }, []);

  return { dialogRef, inputRef };
}
