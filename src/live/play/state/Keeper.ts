import { recall, store } from '@site/src/client/storage';
import { fromKept, hasSameFiles, isWork, readKept, toKept } from './keepState';
import type { KeptState, PlayState } from './PlayState';

const CONTRACTS = 'playground.contracts';

/** Where the browser keeps own contracts that something else took the place of: the newest first. */
export const SHELF = 'playground.previous';

/** How many of them it keeps. */
const SHELF_LIMIT = 20;

/**
 * Has the browser keep the contracts, and loses no work: neither that of this tab nor what another tab wrote meanwhile. One for each page that is loaded, because it remembers what
 * the browser has no room for.
 */
export class Keeper {
  /** Tells what is written here from now on from everything else: a later version takes the place of an earlier one on the shelf. */
  #id = createId();
  /** What the browser kept when this tab last read or wrote it. Anything else comes from another tab. */
  #seen: string | null = null;
  #shown: PlayState | undefined;
  /** Whether what is shown has to be kept. */
  #isPending = false;
  /** What needs no keeping: it was read, kept, or is the example that is there anyway. */
  #known: KeptState | undefined;
  /** What the browser had no room for. */
  #withoutRoom: readonly KeptState[] | undefined;
  /** What was brought back. It leaves the shelf when it is kept as the contracts, not earlier. */
  #returned: KeptState | undefined;
  #dropped: PlayState | undefined;

  /** The contracts that were shown last, if the browser had no time or no room for them, else those that it keeps. */
  recall(): PlayState | undefined {
    if (this.#isPending) return this.#shown;
    this.#seen = recall(CONTRACTS);
    const [kept] = readKept(this.#seen);
    this.#shown = kept === undefined ? undefined : fromKept(kept);
    return this.#shown;
  }

  /** Begins with what was recalled, or with an example: it is kept when it is changed. */
  begin(state: PlayState): void {
    this.#start();
    if (!this.#isPending) this.#known = toKept(state);
    this.#shown = state;
  }

  /** Takes a later version of what is shown, to be kept. */
  change(state: PlayState): void {
    this.#shown = state;
    this.#isPending = true;
  }

  /** Something else is shown: what the reader wrote goes to the shelf. */
  replace(next: PlayState): void {
    this.#shelveOwn(false);
    this.#start();
    this.change(next);
  }

  /**
   * Takes the newest contracts from the shelf. Those that they take the place of go to its end, so that doing this again and again shows all of them.
   *
   * @returns nothing where the shelf is empty
   */
  bringBack(): PlayState | undefined {
    const [kept] = this.#readShelf();
    if (kept === undefined) return undefined;
    const next = fromKept(kept);
    this.#shelveOwn(true);
    this.#start();
    this.#returned = kept;
    this.change(next);
    return next;
  }

  /** @returns whether the browser keeps all there is; it may be full, or not allowed to */
  keep(): boolean {
    if (!this.#isPending || this.#shown === undefined) return this.#withoutRoom === undefined;
    const kept = toKept(this.#shown);
    if (this.#known !== undefined && JSON.stringify(kept) === JSON.stringify(this.#known)) {
      this.#isPending = false;
      return this.#withoutRoom === undefined;
    }
    const found = recall(CONTRACTS);
    if (found !== this.#seen) {
      // Another tab wrote. Where only the view was changed in this one, there is nothing to set against that.
      if (this.#known !== undefined && hasSameFiles(kept, this.#known)) {
        this.#isPending = false;
        return this.#withoutRoom === undefined;
      }
      for (const other of readKept(found)) if (isWork(other) && !hasSameFiles(other, kept)) this.#shelve(other);
    }
    // What has no room on the shelf yet may be what would be written over here.
    const isShelved = this.#withoutRoom === undefined || this.#writeShelf(this.#readWholeShelf());
    const text = JSON.stringify({ ...kept, id: this.#id });
    if (!isShelved || !store(CONTRACTS, text)) return false;
    this.#seen = text;
    this.#known = kept;
    this.#isPending = false;
    return this.#tidyShelf();
  }

  /** How many contracts can be brought back. */
  countShelf(): number {
    return this.#readShelf().length;
  }

  /** What the shelf had no place for any more, once. */
  takeDropped(): PlayState | undefined {
    const dropped = this.#dropped;
    this.#dropped = undefined;
    return dropped;
  }

  #start(): void {
    this.#id = createId();
    this.#known = undefined;
    this.#returned = undefined;
  }

  #shelveOwn(isLast: boolean): void {
    if (this.#shown === undefined || !isWork(this.#shown)) return;
    // What was brought back is an earlier version of this.
    const earlier = this.#returned;
    this.#returned = undefined;
    this.#shelve({ ...toKept(this.#shown), id: this.#id }, { earlier, isLast });
  }

  #shelve(
    state: KeptState,
    { earlier, isLast = false }: { earlier?: KeptState | undefined; isLast?: boolean } = {},
  ): void {
    const entry = { ...state, id: state.id === '' ? createId() : state.id, at: Date.now() };
    const others = this.#readWholeShelf().filter(
      (other) =>
        other.id !== entry.id && !hasSameFiles(other, entry) && (earlier === undefined || !isSame(other, earlier)),
    );
    // Where this one goes to the end, the first is about to leave.
    if (others.length >= (isLast ? SHELF_LIMIT + 1 : SHELF_LIMIT)) {
      const oldest = others.reduce((found, other) => (other.at <= found.at ? other : found));
      others.splice(others.indexOf(oldest), 1);
      this.#dropped = fromKept(oldest);
    }
    this.#writeShelf(isLast ? [...others, entry] : [entry, ...others]);
  }

  /** Takes from the shelf what is kept as the contracts now. */
  #tidyShelf(): boolean {
    const whole = this.#readWholeShelf();
    const rest = this.#readShelf().filter(({ id }) => id !== this.#id);
    this.#returned = undefined;
    return rest.length === whole.length || this.#writeShelf(rest);
  }

  /** What can be brought back. */
  #readShelf(): KeptState[] {
    const returned = this.#returned;
    return this.#readWholeShelf().filter((entry) => returned === undefined || !isSame(entry, returned));
  }

  /** What the browser keeps, another tab's as well, and what it could not keep. */
  #readWholeShelf(): KeptState[] {
    const own = this.#withoutRoom ?? [];
    const kept = readKept(recall(SHELF));
    return [...own, ...kept.filter((entry) => !own.some((other) => other.id === entry.id || isSame(other, entry)))];
  }

  #writeShelf(shelf: readonly KeptState[]): boolean {
    const isDone = store(SHELF, shelf.length === 0 ? null : JSON.stringify(shelf));
    this.#withoutRoom = isDone ? undefined : shelf;
    return isDone;
  }
}

function isSame(first: KeptState, second: KeptState): boolean {
  return first.id === second.id && hasSameFiles(first, second);
}

/** Where a page is not served securely, browsers make no unique ids. */
function createId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
