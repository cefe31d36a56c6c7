import type { ReactNode } from 'react';
import { isComposing } from '@site/src/client/isComposing';
import { MAX_INPUT_LENGTH } from '../limits';
import { shortenPastedMessage } from '../shortenPastedMessage';
import SearchIcon from '../SearchIcon';
import styles from './SearchPage.module.css';

export interface SearchBoxProps {
  query: string;
  onChange: (query: string) => void;
}

/** Search box of the search page. It searches while the reader types, so submitting does nothing. */
export default function SearchBox({ query, onChange }: SearchBoxProps): ReactNode {
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SearchIcon name="search" />
      <input
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search docs"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_INPUT_LENGTH}
        className={styles.input}
        value={query}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onPaste={(event) => {
          shortenPastedMessage(event.nativeEvent, event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onChange('');
        }}
      />
    </form>
  );
}
