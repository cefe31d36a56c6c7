import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  type AutocompleteApi,
  type AutocompleteState,
  type BaseItem,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import { createSearchRequest, SNIPPET_WORDS } from '../../../../lib/search/createSearchRequest';
import { suggestQueries } from '../../../../lib/search/suggestQueries';
import type { SearchClient, SearchHit } from '../../../../lib/search/types';
import { groupHits } from '../groupHits';
import type { KeptSearches } from '../history';
import { type DialogItem, readItemUrl } from './DialogItem';

/** As the widest screen that gets short snippets. */
const NARROW_SCREEN = '(max-width: 768px)';

/** From here on an answer is late, in milliseconds. */
const STALL_THRESHOLD_MS = 300;

export type DialogApi = AutocompleteApi<DialogItem & BaseItem, SyntheticEvent, MouseEvent, KeyboardEvent>;
export type DialogState = AutocompleteState<DialogItem & BaseItem>;

/** What the last query came to. */
export interface Outcome {
  query: string;
  total: number;
  /** Why there is no answer; nothing when there is one. */
  error?: unknown;
  /** Queries that have results, when this one has none. */
  suggestions: readonly string[];
}

export interface SearchDialogOptions {
  client: SearchClient;
  indexName: string;
  facetFilters: (string | string[])[];
  maxHitsPerGroup: number;
  initialQuery: string;
  kept: KeptSearches;
  onOpen: (item: DialogItem, where: 'here' | 'tab' | 'window') => void;
}

export interface SearchDialogControl {
  api: DialogApi;
  state: DialogState;
  outcome: Outcome;
}

const NOTHING: Outcome = { query: '', total: 0, suggestions: [] };

/** The state of the dialog: query, rows, active row, status. Keyboard, races between answers and the late ones are the provider's library's. */
export function useSearchDialog(options: SearchDialogOptions): SearchDialogControl {
  const { initialQuery } = options;
  const [state, setState] = useState<DialogState>({
    query: initialQuery,
    collections: [],
    completion: null,
    context: {},
    isOpen: true,
    activeItemId: null,
    status: 'idle',
  });
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  // The library is made once and has to see the options of today.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  // Answers may overtake each other.
  const asked = useRef(0);

  const api = useMemo<DialogApi>(
    () =>
      createAutocomplete<DialogItem & BaseItem, SyntheticEvent, MouseEvent, KeyboardEvent>({
        id: 'search',
        defaultActiveItemId: 0,
        openOnFocus: true,
        placeholder: 'Search docs',
        stallThreshold: STALL_THRESHOLD_MS,
        initialState: { query: initialQuery },
        navigator: {
          navigate: ({ item }) => {
            latest.current.onOpen(item, 'here');
          },
          navigateNewTab: ({ item }) => {
            latest.current.onOpen(item, 'tab');
          },
          navigateNewWindow: ({ item }) => {
            latest.current.onOpen(item, 'window');
          },
        },
        onStateChange: (change) => {
          setState(change.state);
        },
        getSources: async ({ query }) => {
          const { kept, maxHitsPerGroup } = latest.current;
          const question = ++asked.current;
          if (query.trim() === '') {
            setOutcome(NOTHING);
            return [
              createSource(
                'recent',
                kept.recent.map((search): DialogItem => ({ kind: 'recent', search })),
              ),
              createSource(
                'favorite',
                kept.favorite.map((search): DialogItem => ({ kind: 'favorite', search })),
              ),
            ];
          }
          const answer = await askClient(latest.current, query);
          if (question === asked.current) setOutcome(answer.outcome);
          return groupHits(answer.hits, maxHitsPerGroup).map(({ hits }, index) =>
            createSource(
              `hits${index}`,
              hits.map((hit): DialogItem => ({ kind: 'hit', hit })),
            ),
          );
        },
      }),
    [initialQuery],
  );

  return { api, state, outcome };
}

type Source = Awaited<
  ReturnType<NonNullable<Parameters<typeof createAutocomplete<DialogItem & BaseItem>>[0]['getSources']>>
>[number];

function createSource(sourceId: string, items: DialogItem[]): Source {
  return { sourceId, getItems: () => items as (DialogItem & BaseItem)[], getItemUrl: ({ item }) => readItemUrl(item) };
}

/** Never fails: a dialog without an answer says so. */
async function askClient(
  { client, indexName, facetFilters }: SearchDialogOptions,
  query: string,
): Promise<{ outcome: Outcome; hits: SearchHit[] }> {
  const snippetWords = window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  const question = { indexName, query, snippetWords, facetFilters };
  try {
    const { results } = await client.search({ requests: [createSearchRequest(question)] });
    const [{ hits, nbHits } = { hits: [], nbHits: 0 }] = results;
    const suggestions = nbHits === 0 ? await suggestQueries(client, question) : [];
    return { outcome: { query, total: nbHits, suggestions }, hits };
  } catch (error) {
    return { outcome: { query, total: 0, error, suggestions: [] }, hits: [] };
  }
}
