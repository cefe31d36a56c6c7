import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useState } from 'react';
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
import { NARROW_SCREEN, STALL_THRESHOLD_MS } from '../limits';
import { type DialogItem, readItemUrl } from './DialogItem';

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
  /** `onOpen` of today; itself it stays the same. */
  open: SearchDialogOptions['onOpen'];
}

const NOTHING: Outcome = { query: '', total: 0, suggestions: [] };

/** The options of today, for what is made once. */
class LatestOptions {
  #options: SearchDialogOptions;

  constructor(options: SearchDialogOptions) {
    this.#options = options;
  }

  read(): SearchDialogOptions {
    return this.#options;
  }

  write(options: SearchDialogOptions): void {
    this.#options = options;
  }
}

/** The state of the dialog: query, rows, active row, status. Keyboard and late answers are the provider's library's. The initial query counts once. */
export function useSearchDialog(options: SearchDialogOptions): SearchDialogControl {
  const [state, setState] = useState<DialogState>({
    query: options.initialQuery,
    collections: [],
    completion: null,
    context: {},
    isOpen: true,
    activeItemId: null,
    status: 'idle',
  });
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const [latest] = useState(() => new LatestOptions(options));
  useEffect(() => {
    latest.write(options);
  });
  const [api] = useState(() => createDialogApi(latest, setState, setOutcome));

  const [open] = useState((): SearchDialogOptions['onOpen'] => (item, where) => {
    latest.read().onOpen(item, where);
  });

  return { api, state, outcome, open };
}

function createDialogApi(
  latest: LatestOptions,
  onState: (state: DialogState) => void,
  onOutcome: (outcome: Outcome) => void,
): DialogApi {
  // Answers may overtake each other.
  let lastQuestion = 0;

  return createAutocomplete<DialogItem & BaseItem, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    placeholder: 'Search docs',
    stallThreshold: STALL_THRESHOLD_MS,
    initialState: { query: latest.read().initialQuery },
    navigator: {
      navigate: ({ item }) => {
        latest.read().onOpen(item, 'here');
      },
      navigateNewTab: ({ item }) => {
        latest.read().onOpen(item, 'tab');
      },
      navigateNewWindow: ({ item }) => {
        latest.read().onOpen(item, 'window');
      },
    },
    onStateChange: (change) => {
      onState(change.state);
    },
    getSources: async ({ query }) => {
      const { kept, maxHitsPerGroup } = latest.read();
      const question = ++lastQuestion;
      if (query.trim() === '') {
        onOutcome(NOTHING);
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
      const answer = await askClient(latest.read(), query);
      if (question === lastQuestion) onOutcome(answer.outcome);
      return groupHits(answer.hits, maxHitsPerGroup).map(({ hits }, index) =>
        createSource(
          `hits${index}`,
          hits.map((hit): DialogItem => ({ kind: 'hit', hit })),
        ),
      );
    },
  });
}

type Source = Awaited<
  ReturnType<NonNullable<Parameters<typeof createAutocomplete<DialogItem & BaseItem>>[0]['getSources']>>
>[number];

function createSource(sourceId: string, items: DialogItem[]): Source {
  return { sourceId, getItems: () => items, getItemUrl: ({ item }) => readItemUrl(item) };
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
