import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Heading1 } from '@site/src/components/plain-heading/PlainHeading';
import type { PageSearchData } from '../../types';
import { describeSearchFailure } from '../describeSearchFailure';
import MissingWords from '../MissingWords';
import NoResultsScreen from '../dialog/NoResultsScreen';
import { useSavedSearches } from '../useSavedSearches';
import AreaFilter from './AreaFilter';
import MoreResults from './MoreResults';
import SavedLists from './SavedLists';
import SearchBox from './SearchBox';
import SearchHits from './SearchHits';
import styles from './SearchPage.module.css';
import { useQueryParam } from './useQueryParam';
import { type SearchResults, type SearchResultsControl, useSearchResults } from './useSearchResults';

export interface SearchPageContentProps {
  data: PageSearchData;
  /** What the title of the window has behind the title of the page. */
  titleSuffix: string;
}

/** The search as a page: the query is in the address, so that it can be kept, sent and found again with the back button. */
export default function SearchPageContent({ data, titleSuffix }: SearchPageContentProps): ReactNode {
  const saved = useSavedSearches(data.indexName);
  const [query, setQuery] = useQueryParam();
  // Another query, wherever it comes from, is asked everywhere.
  const [choice, setChoice] = useState<{ query: string; area: string | undefined }>();
  const chosenArea = choice?.query === query ? choice.area : undefined;
  const { results: lastResults, status, loadMore } = useSearchResults(data, query, chosenArea);
  // The letters come first; what they lead to is drawn in pieces, between them.
  const results = useDeferredValue(lastResults);
  const isBlank = query.trim() === '';
  const title = query === '' ? 'Search' : `Search results for “${query}”`;
  useEffect(() => {
    document.title = title + titleSuffix;
  }, [title, titleSuffix]);

  return (
    <>
      <Heading1 className={styles.title}>{title}</Heading1>
      <SearchBox query={query} onChange={setQuery} />
      <Status status={status} total={results?.query === query ? results.total : undefined} />
      {isBlank ? <SavedLists saved={saved} externalUrlPattern={data.externalUrlPattern} /> : null}
      {results === undefined ? null : (
        <AreaFilter
          areas={results.areas}
          chosen={chosenArea}
          onChoose={(area) => {
            setChoice({ query, area });
          }}
        />
      )}
      {results?.query === query ? (
        <WithoutHits results={results} reportUrl={data.reportUrl} onSuggestion={setQuery} />
      ) : null}
      {results?.query === query && results.total > 0 ? (
        <MissingWords words={results.missingWords} className={styles.missing} />
      ) : null}
      {results === undefined || isBlank ? null : (
        <SearchHits hits={results.hits} externalUrlPattern={data.externalUrlPattern} onOpen={saved.remember} />
      )}
      {results?.hasMore === true && !isBlank ? <MoreResults onVisible={loadMore} /> : null}
    </>
  );
}

/** How many results there are, or that they are on their way. */
function Status({ status, total }: { status: SearchResultsControl['status']; total: number | undefined }): ReactNode {
  return (
    <p role="status" className={styles.count} data-status={status}>
      {/* In an element of its own: a browser that translates the page puts texts elsewhere, and React must find what it takes away. */}
      <span>{describeStatus(status, total)}</span>
      <span data-search-spinner="" aria-hidden="true" />
    </p>
  );
}

function describeStatus(status: SearchResultsControl['status'], total: number | undefined): string {
  if (status === 'stalled') return 'Still searching …';
  if (status === 'error' || total === undefined || total === 0) return '';

  return total === 1 ? '1 result' : `${total} results`;
}

interface WithoutHitsProps {
  results: SearchResults;
  reportUrl: string | undefined;
  onSuggestion: (query: string) => void;
}

/** Shown instead of results if there are none. */
function WithoutHits({ results, reportUrl, onSuggestion }: WithoutHitsProps): ReactNode {
  const { query, total, suggestions, error } = results;
  if (error !== undefined)
    return (
      <div role="alert">
        <p className={styles.failure}>Unable to fetch results</p>
        <p>{describeSearchFailure(error)}</p>
      </div>
    );
  if (total > 0) return null;

  return <NoResultsScreen query={query} suggestions={suggestions} onSuggestion={onSuggestion} reportUrl={reportUrl} />;
}
