import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import { describeFailure } from '../describeFailure';
import { describeHit } from '../describeHit';
import type { KeptSearch } from '../history';
import { MAX_QUERY_LENGTH } from '../limits';
import SearchIcon from '../SearchIcon';
import { toLocalUrl } from '../toLocalUrl';
import { type KeptSearchesControl, useKeptSearches } from '../useKeptSearches';
import { useSiteSearchData } from '../useSiteSearchData';
import NoResultsScreen from '../dialog/NoResultsScreen';
import SearchHits from './SearchHits';
import styles from './SearchPage.module.css';
import { useQueryOfAddress } from './useQueryOfAddress';
import { useSearchResults } from './useSearchResults';

/** The search as a page: the query is in the address, so that it can be kept, sent and found again with the back button. */
export default function SearchPageContent(): ReactNode {
  const data = useSiteSearchData();
  const kept = useKeptSearches(data.indexName);
  const [query, setQuery] = useQueryOfAddress();
  // Another query, wherever it comes from, is asked everywhere.
  const [choice, setChoice] = useState<{ query: string; area: string | undefined }>();
  const chosenArea = choice?.query === query ? choice.area : undefined;
  const { results: lastResults, status, loadMore } = useSearchResults(data, query, chosenArea);
  // The letters come first; what they lead to is drawn in pieces, between them.
  const results = useDeferredValue(lastResults);
  const isAnswered = results !== undefined && results.query === query;

  return (
    <>
      <Heading as="h1" className={styles.title}>
        {query === '' ? 'Search' : `Search results for “${query}”`}
      </Heading>
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
          maxLength={MAX_QUERY_LENGTH}
          className={styles.input}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) setQuery('');
          }}
        />
      </form>

      <p role="status" className={styles.count} data-status={status}>
        {describeStatus(status, isAnswered ? results.total : undefined)}
      </p>

      {query.trim() === '' ? <KeptLists kept={kept} externalUrlPattern={data.externalUrlPattern} /> : null}

      {results !== undefined && results.areas.length > 1 ? (
        <ul className={styles.areas} aria-label="Areas">
          {[{ name: undefined, count: sum(results.areas) }, ...results.areas].map(({ name, count }) => (
            <li key={name ?? ''}>
              <button
                type="button"
                className={clsx(styles.area, name === chosenArea && styles.chosen)}
                aria-pressed={name === chosenArea}
                onClick={() => {
                  setChoice({ query, area: name });
                }}
              >
                {name ?? 'All'} <span className={styles.areaCount}>{count}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}

      {isAnswered && results.error !== undefined ? (
        <div role="alert">
          <p className={styles.failure}>Unable to fetch results</p>
          <p>{describeFailure(results.error)}</p>
        </div>
      ) : null}
      {isAnswered && results.error === undefined && results.total === 0 ? (
        <NoResultsScreen
          query={query}
          suggestions={results.suggestions}
          onSuggestion={setQuery}
          reportUrl={data.reportUrl}
        />
      ) : null}

      {results === undefined || query.trim() === '' ? null : (
        <SearchHits hits={results.hits} externalUrlPattern={data.externalUrlPattern} onOpen={kept.remember} />
      )}
      {results?.hasMore === true && query.trim() !== '' ? <MoreResults onVisible={loadMore} /> : null}
    </>
  );
}

function describeStatus(status: string, total: number | undefined): string {
  if (status === 'stalled') return 'Still searching …';
  if (status === 'error' || total === undefined || total === 0) return '';

  return total === 1 ? '1 result' : `${total} results`;
}

function sum(areas: readonly { count: number }[]): number {
  return areas.reduce((total, { count }) => total + count, 0);
}

interface KeptListsProps {
  kept: KeptSearchesControl;
  externalUrlPattern: string | undefined;
}

/** What was found before, when nothing is asked. */
function KeptLists({ kept, externalUrlPattern }: KeptListsProps): ReactNode {
  if (kept.recent.length + kept.favorite.length === 0) return <p>No recent searches</p>;
  const list = (title: string, searches: readonly KeptSearch[]): ReactNode =>
    searches.length === 0 ? null : (
      <section>
        <Heading as="h2" className={styles.listTitle}>
          {title} searches
        </Heading>
        <ul className={styles.keptList}>
          {searches.map((search) => (
            <li key={search.objectID}>
              <Link to={toLocalUrl(search.url, externalUrlPattern).url}>
                {describeHit({ hierarchy: search.hierarchy, content: null }).title}
              </Link>
              <span className={styles.path}>{search.hierarchy.lvl1}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove from ${title.toLowerCase()} searches: ${search.hierarchy.lvl1}`}
                onClick={() => {
                  kept.forget(search);
                }}
              >
                <SearchIcon name="remove" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    );

  return (
    <>
      {list('Favorite', kept.favorite)}
      {list('Recent', kept.recent)}
    </>
  );
}

/** Asks for more as soon as the reader comes near the end; the button is for those whose browser or assistive technology does not scroll. */
function MoreResults({ onVisible }: { onVisible: () => void }): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (button === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onVisible();
      },
      { rootMargin: '400px' },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  }, [onVisible]);

  return (
    <button ref={ref} type="button" className="button button--secondary" onClick={onVisible}>
      More results
    </button>
  );
}
