import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import * as v from 'valibot';
import { describeSearchFailure } from '../describeSearchFailure';
import MissingWords from '../MissingWords';
import NoResultsScreen from '../dialog/NoResultsScreen';
import { PageSearchDataSchema } from '../pageSearchDataSchema';
import { useSavedSearches } from '../useSavedSearches';
import AreaFilter from './AreaFilter';
import MoreResults from './MoreResults';
import SavedLists from './SavedLists';
import SearchBox from './SearchBox';
import SearchHits from './SearchHits';
import styles from './SearchPage.module.css';
import { useQueryParam } from './useQueryParam';
import { type SearchResults, type SearchResultsControl, useSearchResults } from './useSearchResults';

export const PropsSchema = v.object({ data: PageSearchDataSchema, titleSuffix: v.string() });

export type SearchPageContentProps = v.InferOutput<typeof PropsSchema>;

/** The search page. Its query is in the URL, so that readers can bookmark, share and revisit it. */
export default function SearchPageContent({ data, titleSuffix }: SearchPageContentProps): ReactNode {
  const saved = useSavedSearches(data.indexName);
  const [query, setQuery] = useQueryParam();
  // The chosen area applies to one query only.
  const [choice, setChoice] = useState<{ query: string; area: string | undefined }>();
  const chosenArea = choice?.query === query ? choice.area : undefined;
  const { results: lastResults, status, loadMore } = useSearchResults(data, query, chosenArea);
  // Defers the results, so that rendering them never delays typing.
  const results = useDeferredValue(lastResults);
  const isBlank = query.trim() === '';
  const title = query === '' ? 'Search' : `Search results for “${query}”`;
  useEffect(() => {
    document.title = title + titleSuffix;
  }, [title, titleSuffix]);

  return (
    <>
      <h1>{title}</h1>
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
        <NoHits results={results} reportUrl={data.reportUrl} onSuggestion={setQuery} />
      ) : null}
      {results?.query === query && results.total > 0 ? (
        <MissingWords words={results.missingWords} className={styles.missing} />
      ) : null}
      {results === undefined || isBlank ? null : (
        <SearchHits hits={results.hits} externalUrlPattern={data.externalUrlPattern} onOpen={saved.addRecent} />
      )}
      {results?.hasMore === true && !isBlank ? <MoreResults onVisible={loadMore} /> : null}
    </>
  );
}

function Status({ status, total }: { status: SearchResultsControl['status']; total: number | undefined }): ReactNode {
  return (
    <p role="status" className={styles.count} data-status={status}>
      {/* A separate element, because browser translation moves bare text nodes, and React would fail when it removes them. */}
      <span>{describeStatus(status, total)}</span>
      <span data-search-spinner="" aria-hidden="true" />
    </p>
  );
}

function describeStatus(status: SearchResultsControl['status'], total: number | undefined): string {
  if (status === 'stalled') return 'Still searching…';
  if (status === 'error' || total === undefined || total === 0) return '';

  return total === 1 ? '1 result' : `${total} results`;
}

interface NoHitsProps {
  results: SearchResults;
  reportUrl: string;
  onSuggestion: (query: string) => void;
}

/** Content that replaces the results if the search failed or found nothing. */
function NoHits({ results, reportUrl, onSuggestion }: NoHitsProps): ReactNode {
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
