import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import { createSearchPath } from '../createSearchPath';
import { getConnection } from '../getConnection';
import { toKeptSearch } from '../history';
import { MAX_QUERY_LENGTH } from '../limits';
import SearchIcon from '../SearchIcon';
import { toLocalUrl } from '../toLocalUrl';
import { useKeptSearches } from '../useKeptSearches';
import { useSearchFilters } from '../useSearchFilters';
import { useSiteSearchData } from '../useSiteSearchData';
import DialogFooter from './DialogFooter';
import DialogPanel from './DialogPanel';
import { type DialogItem, readItemUrl } from './DialogItem';
import styles from './SearchDialog.module.css';
import { useSearchDialog } from './useSearchDialog';

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
  const onOpen = (item: DialogItem, where: 'here' | 'tab' | 'window'): void => {
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
  const { api, state, outcome, open } = useSearchDialog({
    client: getConnection(data).client,
    indexName: data.indexName,
    facetFilters,
    maxHitsPerGroup: data.maxHitsPerGroup,
    initialQuery,
    kept,
    onOpen,
  });
  // A changed history is new rows of the start screen; a given query is asked at once.
  useEffect(() => {
    void api.refresh();
  }, [api, kept.recent, kept.favorite]);

  const query = state.query.trim();
  const hits = state.collections.flatMap(({ items }) => items);
  // The letters come first; what they lead to is drawn in pieces, between them.
  const shownState = useDeferredValue(state);
  const shownOutcome = useDeferredValue(outcome);
  const ask = useCallback(
    (asked: string) => {
      api.setQuery(asked);
      void api.refresh();
      inputRef.current?.focus();
    },
    [api, inputRef],
  );
  // The element is only asked for to see whether it has the focus, which it has from the start.
  const inputProps = api.getInputProps({ inputElement: null, maxLength: MAX_QUERY_LENGTH });

  return (
    <dialog
      ref={dialogRef}
      className={clsx('DocSearch-Container', styles.dialog)}
      aria-label="Search"
      data-status={outcome.error === undefined ? state.status : 'error'}
      onKeyDown={(event: KeyboardEvent) => {
        // While a word is being composed, the key ends that.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
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
            history.push(createSearchPath(data.searchPageUrl, query));
          }}
          onReset={(event) => {
            event.preventDefault();
            ask('');
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

        <DialogPanel
          data={data}
          api={api}
          state={shownState}
          outcome={shownOutcome}
          gridId={gridId}
          promote={kept.promote}
          forget={kept.forget}
          open={open}
          onSuggestion={ask}
          onClose={onClose}
        />
        <DialogFooter isHosted={data.transport.kind === 'hosted'} />
      </div>
    </dialog>
  );
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
