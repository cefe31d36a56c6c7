import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { MAX_INPUT_LENGTH } from '../../client/limits';
import SearchIcon from '../../client/SearchIcon';
import styles from './DialogMarkup.module.css';

export interface DialogMarkupProps {
  searchPageUrl: string;
  /** Whether the search is hosted. The provider requires attribution next to its results. */
  isHosted: boolean;
}

/**
 * The dialog without results: search box, empty panel and key hints. It opens at once. Its scripts fill the panel when
 * they have loaded.
 */
export default function DialogMarkup({ searchPageUrl, isHosted }: DialogMarkupProps): ReactNode {
  return (
    <dialog className={clsx('DocSearch-Container', styles.dialog)} aria-label="Search" data-status="loading">
      <div className={clsx('DocSearch-Modal', styles.modal)}>
        <form className={styles.searchBox} role="search" action={searchPageUrl}>
          <span className={styles.boxIcon}>
            <SearchIcon name="search" />
          </span>
          <SearchInput />
          <span data-search-spinner="" aria-hidden="true" />
          <button type="reset" className={clsx(styles.button, styles.clear)}>
            Clear
          </button>
          <button type="button" className={styles.button} data-search-close="">
            Close
          </button>
        </form>
        <div className={clsx('DocSearch-Dropdown', styles.panel)} />
        <DialogFooter isHosted={isHosted} />
      </div>
    </dialog>
  );
}

function SearchInput(): ReactNode {
  return (
    <input
      className={clsx('DocSearch-Input', styles.input)}
      type="search"
      name="q"
      role="combobox"
      aria-label="Search"
      aria-autocomplete="list"
      aria-haspopup="grid"
      aria-expanded={false}
      placeholder="Search docs"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      enterKeyHint="go"
      spellCheck={false}
      maxLength={MAX_INPUT_LENGTH}
    />
  );
}

/** Hints on the keys that operate the dialog and, for the hosted search, the attribution of the provider. */
function DialogFooter({ isHosted }: Pick<DialogMarkupProps, 'isHosted'>): ReactNode {
  return (
    <div className={styles.footer}>
      <ul className={styles.hints}>
        <li>
          <Key name="Enter key" symbol="↵" /> to select
        </li>
        <li>
          <Key name="Arrow up" symbol="↑" /> <Key name="Arrow down" symbol="↓" /> to navigate
        </li>
        <li>
          <Key name="Escape key" symbol="esc" /> to close
        </li>
      </ul>
      {isHosted ? (
        <span>
          Search by{' '}
          <Link href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
            Algolia
          </Link>
        </span>
      ) : null}
    </div>
  );
}

/** A key: the symbol for sighted readers, the name for screen readers. */
function Key({ name, symbol }: { name: string; symbol: string }): ReactNode {
  return (
    <>
      <kbd aria-hidden="true">{symbol}</kbd>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
