import { readItem } from '@site/src/client/storage';
import { keepText } from '../../kept/keptTexts';
import { fromKept, hasSameFiles, isWork, readKept, toKept } from './keptWork';
import { CONTRACTS_KEY, type KeptWork, type PlayState } from './PlayState';
import { addToShelf, addUnreadable, createId, isSame, removeFromShelf, SHELF_KEY } from './shelf';

/**
 * Saves the contracts in the browser without overwriting work of this tab or of another one. There is one instance per
 * page, which outlives the components.
 */
export class Keeper {
  /** Identifies the current work. On the shelf, a later version with the same id replaces an earlier one. */
  #id = createId();
  /** Value in storage when this tab last read or wrote it. A different value comes from another tab. */
  #seen: string | null = null;
  #shown: PlayState | undefined;
  /** Whether the current state must be saved. */
  #isPending = false;
  /** State that does not need to be saved: it was just loaded or saved, or it is the example. */
  #known: KeptWork | undefined;
  #dropped: KeptWork | undefined;

  /** Returns the last state that was shown if the browser could not save it; otherwise, the saved state. */
  recall(): PlayState | undefined {
    if (this.#isPending) return this.#shown;
    this.#seen = readItem(CONTRACTS_KEY);
    const [kept] = readKept(this.#seen).works;
    this.#shown = kept === undefined ? undefined : fromKept(kept);
    return this.#shown;
  }

  /** Starts with a state, which is the recalled one or an example. It is saved after the first change. */
  begin(state: PlayState): void {
    this.#id = createId();
    this.#known = this.#isPending ? undefined : toKept(state);
    this.#shown = state;
  }

  /** Receives a later version of the current state, which `keep` saves. */
  change(state: PlayState): void {
    this.#shown = state;
    this.#isPending = true;
  }

  /** Switches to another state. The reader's previous work goes to the shelf. */
  replace(next: PlayState): void {
    if (this.#shown !== undefined && isWork(this.#shown)) this.shelve({ ...toKept(this.#shown), id: this.#id });
    this.#id = createId();
    this.#known = undefined;
    this.change(next);
  }

  /** Adds work to the shelf. */
  shelve(work: KeptWork): void {
    this.#dropped = addToShelf(work) ?? this.#dropped;
  }

  /** Saves the changes in the browser. */
  keep(): void {
    if (!this.#isPending || this.#shown === undefined) return;
    const kept = toKept(this.#shown);
    const found = readItem(CONTRACTS_KEY);
    const isChanged = this.#known === undefined || JSON.stringify(kept) !== JSON.stringify(this.#known);
    const isViewOnly = this.#known !== undefined && hasSameFiles(kept, this.#known);
    // If only the view has changed, the work of another tab stays in storage and is not overwritten.
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

  /** Returns the work that was dropped because the shelf was full. Each work is returned once. */
  takeDropped(): KeptWork | undefined {
    const dropped = this.#dropped;
    this.#dropped = undefined;
    return dropped;
  }
}
