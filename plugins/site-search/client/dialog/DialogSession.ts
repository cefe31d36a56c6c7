import type { OpenTarget } from '../openDialogFrame';
import {
  createDialogApi,
  type DialogApi,
  type DialogRequest,
  type DialogSource,
  type DialogState,
  EMPTY_OUTCOME,
  type Outcome,
} from './createDialogApi';
import type { DialogItem } from './DialogItem';

export interface DialogSessionOptions extends DialogSource {
  onOpen: (item: DialogItem, target: OpenTarget) => void;
  onNoResults: (query: string) => void;
}

export interface DialogSessionListeners {
  onState: (state: DialogState) => void;
  /** Called for the last query only, because responses may arrive out of order. */
  onOutcome: (outcome: Outcome) => void;
}

/** Creates the state before the first request. */
export function createInitialState(query: string): DialogState {
  return { query, collections: [], completion: null, context: {}, isOpen: true, activeItemId: null, status: 'idle' };
}

/** State of an open dialog, independent of its view: the last query, its outcome, and the effect of Enter. */
export class DialogSession {
  readonly api: DialogApi;
  #options: DialogSessionOptions;
  #state: DialogState;
  #request: DialogRequest = { query: '', outcome: Promise.resolve(EMPTY_OUTCOME) };
  #failedRequest: DialogRequest | undefined;
  #isEnded = false;

  constructor(query: string, options: DialogSessionOptions, { onState, onOutcome }: DialogSessionListeners) {
    this.#options = options;
    this.#state = createInitialState(query);
    this.api = createDialogApi(query, () => this.#options, {
      onState: (state) => {
        this.#state = state;
        onState(state);
      },
      onRequest: (request) => {
        this.#request = request;
        void request.outcome.then((outcome) => {
          if (this.#request !== request) return;
          if (outcome.error !== undefined) this.#failedRequest = request;
          onOutcome(outcome);
        });
      },
    });
  }

  /** Replaces the options for later requests; running requests keep theirs. */
  update(options: DialogSessionOptions): void {
    this.#options = options;
  }

  /** Ends the session when the dialog closes, so that a pending Enter has no effect. */
  end(): void {
    this.#isEnded = true;
  }

  readonly open = (item: DialogItem, target: OpenTarget): void => {
    this.#options.onOpen(item, target);
  };

  /**
   * Waits for the outcome of the typed query. Opens the active row if it belongs to this outcome, otherwise the first
   * result. Calls `onNoResults` if there are no results. With an empty query, opens the active saved search.
   *
   * If the query has already failed, submits it again first. If it fails again, nothing happens.
   */
  readonly pressEnter = async (target: OpenTarget): Promise<void> => {
    // `refresh` submits the query synchronously, so `#request` is then the new request.
    if (this.#failedRequest === this.#request) void this.api.refresh();
    const { query, outcome } = this.#request;
    const { error, groups } = await outcome;
    // A changed query or a closed dialog cancels the pending Enter.
    if (this.#isEnded || this.#request.query !== query || error !== undefined) return;
    const active = this.#findActive();
    if (query.trim() === '') {
      if (active !== undefined && active.kind !== 'hit') this.open(active, target);
      return;
    }
    const item = active?.kind === 'hit' && groups.includes(active.group) ? active : findFirst(groups);
    if (item === undefined) this.#options.onNoResults(query.trim());
    else this.open(item, target);
  };

  #findActive(): DialogItem | undefined {
    const { collections, activeItemId } = this.#state;

    return collections.flatMap(({ items }) => items).find((item) => item.__autocomplete_id === activeItemId);
  }
}

function findFirst([group]: Outcome['groups']): DialogItem | undefined {
  const hit = group?.hits[0];

  return group === undefined || hit === undefined ? undefined : { kind: 'hit', hit, group };
}
