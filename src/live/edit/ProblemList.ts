import type { Diagnostic } from '@site/lib/compiler/types';
import { createButton, createElement } from '@site/src/client/createElement';
import { findOffset } from '../editor/findOffset';
import styles from './editedBlockStyles';

/** More stand in nobody's way only if they are not shown. */
const SHOWN = 20;

/** What is wrong, below an editor: each message leads to its place. Out of the page while nothing is wrong. */
export class ProblemList {
  readonly element = createElement('ul', styles.problems);
  readonly #goTo: (offset: number) => void;

  /** @param goTo puts the cursor at an offset of the text */
  constructor(goTo: (offset: number) => void) {
    this.#goTo = goTo;
    this.element.hidden = true;
  }

  /**
   * @param text the diagnostics are about
   * @param others sentences without a place in this text
   */
  show(text: string, diagnostics: readonly Diagnostic[], others: readonly string[]): void {
    const items = diagnostics.slice(0, SHOWN).map((diagnostic) => this.#createItem(text, diagnostic));
    const hidden = diagnostics.length - items.length;
    const sentences = [...others, ...(hidden > 0 ? [`… and ${hidden} more`] : [])];
    this.element.replaceChildren(
      ...items,
      ...sentences.map((sentence) => {
        const item = createElement('li', styles.problem);
        item.append(createElement('span', styles.message, sentence));
        return item;
      }),
    );
    this.element.hidden = this.element.childElementCount === 0;
  }

  #createItem(text: string, { line, column, message }: Diagnostic): HTMLElement {
    const item = createElement('li', styles.problem);
    const place = createButton(styles.place, `line ${line}, column ${column}`);
    place.addEventListener('click', () => {
      this.#goTo(findOffset(text, line, column));
    });
    item.append(place, ' ', createElement('span', styles.message, message));
    return item;
  }
}
