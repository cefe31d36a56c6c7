import { readItem } from '@site/src/client/storage';
import { keepText } from '../../kept/keptTexts';
import { fromKept, hasSameFiles, isWork, readKept, toKept } from './keptWork';
import { CONTRACTS_KEY, type KeptWork, type PlayState } from './PlayState';
import { addToShelf, addUnreadable, createId, isSame, removeFromShelf, SHELF_KEY } from './shelf';

/**
 * Has the browser keep the contracts and loses no work: neither that of this tab nor what another tab wrote in the meantime. A page has one, because it outlives the components.
 */
export class Keeper {
  /** Identifies what is written here: a later version replaces an earlier one on the shelf. */
  #id = createId();
  /** What the browser kept when this tab last read or wrote it. Anything else comes from another tab. */
  #seen: string | null = null;
  #shown: PlayState | undefined;
  /** Whether what is shown has to be kept. */
  #isPending = false;
  /** What needs no keeping: it was read, kept, or is the example that is there anyway. */
  #known: KeptWork | undefined;
  #dropped: KeptWork | undefined;

  /** The contracts that were shown last, if the browser could not keep them, else those that it keeps. */
  recall(): PlayState | undefined {
    if (this.#isPending) return this.#shown;
    this.#seen = readItem(CONTRACTS_KEY);
    const [kept] = readKept(this.#seen).works;
    this.#shown = kept === undefined ? undefined : fromKept(kept);
    return this.#shown;
  }

  /** Begins with what was recalled, or with an example: it is kept when it is changed. */
  begin(state: PlayState): void {
    this.#id = createId();
    this.#known = this.#isPending ? undefined : toKept(state);
    this.#shown = state;
  }

  /** Takes a later version of what is shown, to be kept. */
  change(state: PlayState): void {
    this.#shown = state;
    this.#isPending = true;
  }

  /** Shows something else: what the reader wrote goes to the shelf. */
  replace(next: PlayState): void {
    if (this.#shown !== undefined && isWork(this.#shown)) this.shelve({ ...toKept(this.#shown), id: this.#id });
    this.#id = createId();
    this.#known = undefined;
    this.change(next);
  }

  /** Puts a work on the shelf. */
  shelve(work: KeptWork): void {
    this.#dropped = addToShelf(work) ?? this.#dropped;
  }

  /** Has the browser keep what was changed. */
  keep(): void {
    if (!this.#isPending || this.#shown === undefined) return;
    const kept = toKept(this.#shown);
    const found = readItem(CONTRACTS_KEY);
    const isChanged = this.#known === undefined || JSON.stringify(kept) !== JSON.stringify(this.#known);
    const isViewOnly = this.#known !== undefined && hasSameFiles(kept, this.#known);
    // Where only the view was changed, what another tab wrote stays.
    if (!isChanged || (found !== this.#seen && isViewOnly)) {
      this.#isPending = false;
      return;
    }
    const { works, unreadable } = readKept(found);
    if (found !== this.#seen) {
      for (const other of works) if (isWork(other) && !isSame(other, kept)) this.shelve(other);
    }
    if (unreadable.length > 0) addUnreadable(unreadable);
    const text = JSON.stringify({ ...kept, id: this.#id });
    if (!keepText(CONTRACTS_KEY, text, { after: SHELF_KEY })) return;
    this.#seen = text;
    this.#known = kept;
    this.#isPending = false;
    removeFromShelf((work) => work.id === this.#id || isSame(work, kept));
  }

  /** The work for which the shelf had no more place, once. */
  takeDropped(): KeptWork | undefined {
    const dropped = this.#dropped;
    this.#dropped = undefined;
    return dropped;
  }
}
