import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Rex from '../../../../src/components/rex/Rex';
import { encodeQuery } from '../encodeQuery';
import styles from './SearchDialog.module.css';

export interface NoResultsScreenProps {
  query: string;
  /** Queries that have results. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
  /** Where to say that there should be some. */
  reportUrl?: string | undefined;
}

/** A query without results, and what to do about it. */
export default function NoResultsScreen({
  query,
  suggestions,
  onSuggestion,
  reportUrl,
}: NoResultsScreenProps): ReactNode {
  return (
    <div className={styles.screen}>
      <Rex className={styles.rex} />
      <p className={styles.screenTitle} role="status">
        No results for “<strong>{query}</strong>”
      </p>
      {suggestions.length === 0 ? null : (
        <>
          <p className={styles.help}>Try searching for:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => {
                    onSuggestion(suggestion);
                  }}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reportUrl === undefined ? null : (
        <p className={styles.help}>
          Believe this query should return results?{' '}
          <Link href={reportUrl.replace('{query}', encodeQuery(`Search: ${query}`))}>Let us know.</Link>
        </p>
      )}
    </div>
  );
}
