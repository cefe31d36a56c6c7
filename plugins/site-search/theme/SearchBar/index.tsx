import clsx from 'clsx';
import type { ReactNode } from 'react';
import SearchIcon from '../../client/SearchIcon';
import DialogMarkup from './DialogMarkup';
import styles from './styles.module.css';
import { usePageSearchData } from './usePageSearchData';

/**
 * The search button with a template of the dialog. Both are static HTML; `client/searchButton.ts` adds the behavior.
 */
export default function SearchBar(): ReactNode {
  const data = usePageSearchData();

  return (
    <>
      <button
        type="button"
        className={clsx('DocSearch-Button', 'needs-scripts', styles.button)}
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
