import clsx from 'clsx';
import type { ReactNode } from 'react';
import SearchIcon from '../../client/SearchIcon';
import DialogMarkup from './DialogMarkup';
import styles from './styles.module.css';
import { usePageSearchData } from './usePageSearchData';

/** The search button, and beside it the dialog as it is before its scripts arrive. Both are HTML; `client/index.ts` makes them work. */
export default function SearchBar(): ReactNode {
  const data = usePageSearchData();

  return (
    <>
      <button
        type="button"
        className={clsx('DocSearch-Button', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <SearchIcon name="search" />
        <span className={styles.label} data-search-label="">
          Search
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd data-search-modifier="">Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <template data-search={JSON.stringify(data)}>
        <DialogMarkup searchPageUrl={data.searchPageUrl} isHosted={data.transport.kind === 'hosted'} />
      </template>
    </>
  );
}
