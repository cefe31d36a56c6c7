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
  /** Called with a query that was submitted and has no results. */
  onNothing: (query: string) => void;
}

export interface DialogSessionListeners {
  onState: (state: DialogState) => void;
  /** Only of the last query: answers may overtake each other. */
  onOutcome: (outcome: Outcome) => void;
}

/** State before the first request. */
export function createFirstState(query: string): DialogState {
  return { query, collections: [], completion: null, context: {}, isOpen: true, activeItemId: null, status: 'idle' };
}

/** The state of an open dialog, independent of its view: the last query, its outcome, and the effect of Enter. */
export class DialogSession {
  readonly api: DialogApi;
  #options: DialogSessionOptions;
  #state: DialogState;
  #request: DialogRequest = { query: '', outcome: Promise.resolve(EMPTY_OUTCOME) };
  #failed: DialogRequest | undefined;
  #isOver = false;

  constructor(query: string, options: DialogSessionOptions, { onState, onOutcome }: DialogSessionListeners) {
    this.#options = options;
    this.#state = createFirstState(query);
    this.api = createDialogApi(query, () => this.#options, {
      onState: (state) => {
        this.#state = state;
        onState(state);
      },
      onRequest: (request) => {
        this.#request = request;
        void request.outcome.then((outcome) => {
          if (this.#request !== request) return;
          if (outcome.error !== undefined) this.#failed = request;
          onOutcome(outcome);
        });
      },
    });
  }

  /** Takes the options of today; what was asked keeps those of its time. */
  update(options: DialogSessionOptions): void {
    this.#options = options;
  }

  /** To be called when the dialog closes: a pending Enter has no effect afterwards. */
  end(): void {
    this.#isOver = true;
  }

  readonly open = (item: DialogItem, target: OpenTarget): void => {
    this.#options.onOpen(item, target);
  };

  /** Opens the active row as soon as there is an answer to what was typed, or its first result; asks again after a failure. */
  readonly pressEnter = async (target: OpenTarget): Promise<void> => {
    if (this.#failed === this.#request) void this.api.refresh();
    const { query, outcome } = this.#request;
    const { error, groups } = await outcome;
    // Who types on means another query, and who closes the dialog none.
    if (this.#isOver || this.#request.query !== query || error !== undefined) return;
    const active = this.#findActive();
    if (query.trim() === '') {
      if (active !== undefined && active.kind !== 'hit') this.open(active, target);
      return;
    }
    const item = active?.kind === 'hit' && groups.includes(active.group) ? active : findFirst(groups);
    if (item === undefined) this.#options.onNothing(query.trim());
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
