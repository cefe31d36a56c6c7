import {
  type AutocompleteApi,
  type AutocompleteState,
  type BaseItem,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import { createSearchRequest } from '../../shared/createSearchRequest';
import { suggestQueries } from '../../shared/suggestQueries';
import type { SearchClient } from '../../shared/types';
import { groupHits, type HitGroup } from './groupHits';
import { chooseSnippetWords, STALL_THRESHOLD_MS } from '../limits';
import type { SavedSearches } from '../savedSearches';
import { type DialogItem, getItemUrl } from './DialogItem';

export type DialogApi = AutocompleteApi<DialogItem & BaseItem>;
export type DialogState = AutocompleteState<DialogItem & BaseItem>;

/** Rows of one source: the results on one page, or one kind of saved searches. */
export type RowCollection = DialogState['collections'][number];

/** Result of a query. */
export interface Outcome {
  query: string;
  /** Results grouped by page. The groups may contain fewer results than `total`. */
  groups: readonly HitGroup[];
  total: number;
  missingWords: readonly string[];
  /** Error of a failed query; undefined on success. */
  error?: unknown;
  /** Suggested queries, if the query has no results; otherwise empty. */
  suggestions: readonly string[];
}

/** A submitted query. Its promise never rejects; the outcome contains the error. */
export interface DialogRequest {
  query: string;
  outcome: Promise<Outcome>;
}

export const EMPTY_OUTCOME: Outcome = { query: '', groups: [], total: 0, missingWords: [], suggestions: [] };

/** Search client with its parameters, and the current saved searches. */
export interface DialogSource {
  client: SearchClient;
  indexName: string;
  facetFilters: (string | string[])[];
  saved: SavedSearches;
}

export interface DialogListeners {
  onState: (state: DialogState) => void;
  /** Called with every query when it is submitted. */
  onRequest: (request: DialogRequest) => void;
}

/**
 * Connects the dialog to `autocomplete-core`, which updates the state of the dialog on key presses, pointer movements
 * and responses, and ignores outdated responses.
 *
 * @param query - initial query
 * @param readSource - returns the search client and its parameters; called for each request
 */
export function createDialogApi(
  query: string,
  readSource: () => DialogSource,
  { onState, onRequest }: DialogListeners,
): DialogApi {
  return createAutocomplete<DialogItem & BaseItem>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    stallThreshold: STALL_THRESHOLD_MS,
    initialState: { query, isOpen: true },
    onStateChange: ({ state }) => {
      onState(state);
    },
    getSources: async ({ query: asked }) => {
      const source = readSource();
      const request = { query: asked, outcome: runQuery(source, asked) };
      onRequest(request);
      if (asked.trim() === '') return listSavedSources(source.saved);
      const { groups } = await request.outcome;

      return groups.map((group, index) =>
        createRowSource(
          `hits${index}`,
          group.hits.map((hit): DialogItem => ({ kind: 'hit', hit, group })),
        ),
      );
    },
  });
}

async function runQuery({ client, indexName, facetFilters }: DialogSource, query: string): Promise<Outcome> {
  if (query.trim() === '') return EMPTY_OUTCOME;
  const parameters = { indexName, query, snippetWords: chooseSnippetWords(), facetFilters };
  try {
    const { results } = await client.search({ requests: [createSearchRequest(parameters)] });
    const [{ hits, nbHits, missingWords = [] } = { hits: [], nbHits: 0 }] = results;
    const suggestions = nbHits === 0 ? await suggestQueries(client, parameters) : [];
    return { query, groups: groupHits(hits), total: nbHits, missingWords, suggestions };
  } catch (error) {
    return { ...EMPTY_OUTCOME, query, error };
  }
}

type RowSource = Awaited<
  ReturnType<NonNullable<Parameters<typeof createAutocomplete<DialogItem & BaseItem>>[0]['getSources']>>
>[number];

const SAVED_KINDS = ['recent', 'favorite'] as const;

/** Returns whether a source contains saved searches. */
export function isSavedSource(sourceId: string): boolean {
  return SAVED_KINDS.some((kind) => kind === sourceId);
}

function listSavedSources(saved: SavedSearches): RowSource[] {
  return SAVED_KINDS.map((kind) =>
    createRowSource(
      kind,
      saved[kind].map((search): DialogItem => ({ kind, search })),
    ),
  );
}

function createRowSource(sourceId: string, items: DialogItem[]): RowSource {
  return { sourceId, getItems: () => items, getItemUrl: ({ item }) => getItemUrl(item) };
}
