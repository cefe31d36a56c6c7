import type { ReactNode } from 'react';
import Rex from '../../../../src/components/rex/Rex';
import { encodeQuery } from '../encodeQuery';
import styles from './DialogPanel.module.css';

export interface NoResultsScreenProps {
  query: string;
  /** Suggested queries that have results. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
  /** URL for reporting a missing result, in which `{query}` is replaced. */
  reportUrl: string;
}

/** Screen for a query without results, with suggestions. */
export default function NoResultsScreen({ query, reportUrl, ...suggestions }: NoResultsScreenProps): ReactNode {
  return (
    <div className={styles.screen}>
      <Rex className={styles.rex} />
      <p className={styles.screenTitle} role="status">
        No results for “<strong>{query}</strong>”
      </p>
      <Suggestions {...suggestions} />
      <p className={styles.help}>
        Believe this query should return results?{' '}
        <a
          href={reportUrl.replace('{query}', encodeQuery(`Search: ${query}`))}
          target="_blank"
          rel="noopener noreferrer"
        >
          Let us know.
        </a>
      </p>
    </div>
  );
}

function Suggestions({
  suggestions,
  onSuggestion,
}: Pick<NoResultsScreenProps, 'suggestions' | 'onSuggestion'>): ReactNode {
  if (suggestions.length === 0) return null;

  return (
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
  );
}
