import { createButton, createElement } from '@site/src/client/createElement';
import { addTourStyles } from './addTourStyles';

/** Below the editor of a lesson: the button that asks for a verdict, and the verdict. */
export class VerdictPanel {
  readonly #lesson: HTMLElement;
  readonly #onAsk: () => void;
  readonly #verdict = createElement('p');
  #shown = '';

  /** @param onAsk - called when the reader asks, by the button or by Ctrl+Enter anywhere in the lesson */
  constructor(lesson: HTMLElement, onAsk: () => void) {
    addTourStyles();
    this.#lesson = lesson;
    this.#onAsk = onAsk;
    this.#verdict.setAttribute('role', 'status');
    this.#verdict.dataset.verdict = '';
    lesson.querySelector('[data-panel]')?.replaceChildren(this.#createRow(), this.#verdict);
    // Before the editor, to which the key means something else.
    lesson.addEventListener('keydown', this.#onKeyDown, true);
  }

  /** Shows a sentence, in which code stands between backticks. What is shown already is not announced again. */
  show(kind: 'hint' | 'solved', message: string): void {
    if (this.#shown === kind + message) return;
    this.#shown = kind + message;
    this.#verdict.dataset.verdict = kind;
    const title = createElement('b', undefined, kind === 'solved' ? 'Solved.' : 'Not yet.');
    this.#verdict.replaceChildren(title, ' ', ...createText(message));
  }

  /** Shows no verdict. */
  clear(): void {
    this.#shown = '';
    this.#verdict.replaceChildren();
  }

  /** Stops listening to the lesson; the page is left. */
  destroy(): void {
    this.#lesson.removeEventListener('keydown', this.#onKeyDown, true);
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#ask();
  };

  #ask(): void {
    // Asked again, the same answer is announced again.
    this.clear();
    this.#onAsk();
  }

  #createRow(): HTMLElement {
    const row = createElement('div');
    row.dataset.panelRow = '';
    const button = createButton('button button--primary', 'Check');
    button.addEventListener('click', () => {
      this.#ask();
    });
    row.append(button, createElement('span', undefined, 'or Ctrl+Enter in the editor'));
    return row;
  }
}

function createText(message: string): (Node | string)[] {
  return message.split('`').map((part, index) => (index % 2 === 0 ? part : createElement('code', undefined, part)));
}
