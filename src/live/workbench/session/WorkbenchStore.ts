import { readItem } from '@site/src/client/storage';
import { createId } from '../../storage/longTexts';
import { storeText } from '../../storage/textStorage';
import type { ModeWork, Texts } from './ModeWork';
import { createStoredWork, fromStored, hasSameFiles, hasUserContent, readStored, toStored } from './storedWork';
import { CONTRACTS_KEY, type StoredWork, type WorkbenchState } from './WorkbenchState';
import { addPreviousWork, addUnreadable, isSameWork, removePreviousWork, PREVIOUS_WORK_KEY } from './previousWork';

/**
 * Saves the contracts in the browser without overwriting work of this tab or of another one. There is one instance per
 * page, which outlives the components.
 */
export class WorkbenchStore {
  /** Identifies the current work. In previous work, a later version with the same id replaces an earlier one. */
  #id = createId();
  /** Stored value when this tab last read or wrote it. If the stored value differs, another tab has written it. */
  #seen: string | null = null;
  /** State that the workbench shows. */
  #shown: WorkbenchState | undefined;
  /** State that does not need to be saved, because it was loaded or saved, or is the example. */
  #known: StoredWork | undefined;
  /** Work that the full list of previous work has removed, until `takeDropped` returns it. */
  #dropped: StoredWork | undefined;

  /** The shown state in its stored form; undefined if it does not need to be saved. */
  get #unsaved(): StoredWork | undefined {
    const stored = this.#shown && toStored(this.#shown);
    const isKnown = this.#known !== undefined && JSON.stringify(stored) === JSON.stringify(this.#known);
    return isKnown ? undefined : stored;
  }

  /**
   * Returns the last state that was shown if it is not saved yet, for example because storage is blocked. Otherwise,
   * returns the saved state, if there is one.
   */
  load(): WorkbenchState | undefined {
    if (this.#unsaved !== undefined) return this.#shown;
    this.#seen = readItem(CONTRACTS_KEY);
    const [stored] = readStored(this.#seen).readable;
    this.#shown = stored === undefined ? undefined : fromStored(stored);
    this.#known = this.#shown && toStored(this.#shown);
    return this.#shown;
  }

  /**
   * Starts with the loaded state or an example, which is saved after its first change. If the browser could not save
   * the loaded state before, the next call of `save` saves it.
   */
  begin(state: WorkbenchState): void {
    this.#id = createId();
    this.#known = this.#unsaved === undefined ? toStored(state) : undefined;
    this.#shown = state;
  }

  /** Receives a later version of the current state, which `save` writes. */
  change(state: WorkbenchState): void {
    this.#shown = state;
  }

  /** Switches to another state. The reader's former work becomes previous work. */
  replace(next: WorkbenchState): void {
    if (this.#shown !== undefined && hasUserContent(this.#shown))
      this.addPrevious({ ...toStored(this.#shown), id: this.#id });
    this.#id = createId();
    this.#known = undefined;
    this.change(next);
  }

  /** Adds previous work. */
  addPrevious(work: StoredWork): void {
    this.#dropped = addPreviousWork(work) ?? this.#dropped;
  }

  /**
   * Adds former texts of a mode to previous work, unless they are empty or equal to the next texts.
   *
   * @returns whether the texts were added
   */
  addPreviousTexts({ kind, toFiles }: ModeWork, former: Texts, next: Texts): boolean {
    const work = createStoredWork(kind, toFiles(former));
    if (!hasUserContent(work) || hasSameFiles(work, { files: toFiles(next) })) return false;
    this.addPrevious(work);
    return true;
  }

  /** Saves the changes in the browser. If this overwrites work of another tab, that work becomes previous work. */
  save(): void {
    const stored = this.#unsaved;
    if (stored === undefined) return;
    const found = readItem(CONTRACTS_KEY);
    // If only the view has changed, the work of another tab stays in storage and is not overwritten.
    if (found !== this.#seen && this.#known !== undefined && hasSameFiles(stored, this.#known)) {
      this.#known = stored;
      return;
    }
    const { readable, unreadable } = readStored(found);
    // If no other tab has written the value, the first entry is the work that this tab shows. Only the entries after it
    // then become previous work.
    for (const other of found === this.#seen ? readable.slice(1) : readable) {
      if (hasUserContent(other) && !isSameWork(other, stored)) this.addPrevious(other);
    }
    if (unreadable.length > 0) addUnreadable(unreadable);
    const text = JSON.stringify({ ...stored, id: this.#id });
    if (!storeText(CONTRACTS_KEY, text, { after: PREVIOUS_WORK_KEY })) return;
    this.#seen = text;
    this.#known = stored;
    removePreviousWork((work) => work.id === this.#id || isSameWork(work, stored));
  }

  /** Returns the work that the full list has removed since the last call; undefined if it has removed none. */
  takeDropped(): StoredWork | undefined {
    const dropped = this.#dropped;
    this.#dropped = undefined;
    return dropped;
  }
}
