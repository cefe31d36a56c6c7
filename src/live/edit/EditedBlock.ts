import clsx from 'clsx';
import type { Diagnostic } from '@site/lib/compiler/types';
import { createButton, createElement } from '@site/src/client/createElement';
import { createEditor, type Editor, type EditorOptions } from '../editor/createEditor';
import { ProblemList } from './ProblemList';
import styles from './editedBlockStyles';

export interface BlockOptions extends Pick<EditorOptions, 'colors' | 'findNames'> {
  /** The frame around the code. */
  frame: HTMLElement;
  onChange: () => void;
}

/** How an edited text fares: the tone decides about color and sign. */
export interface BlockStatus {
  tone: 'good' | 'bad' | 'busy';
  text: string;
}

/**
 * A block of code with an editor in the place of the code. The code itself stays in the page, out of sight: its text follows the editor, so that the block's buttons copy what
 * was written.
 */
export class EditedBlock {
  /** The text as the page shows it. */
  readonly original: string;
  readonly playLink = createElement('a', clsx(styles.action, styles.play), 'Open in playground');
  readonly #frame: HTMLElement;
  readonly #code: HTMLElement;
  readonly #originalNodes: readonly Node[];
  readonly #editor: Editor;
  readonly #status = createElement('span', styles.status);
  readonly #problems: ProblemList;
  /** What was last found wrong with the text. */
  #own: readonly Diagnostic[] = [];
  readonly #observer: MutationObserver;

  constructor({ frame, colors, findNames, onChange }: BlockOptions) {
    const pre = frame.querySelector<HTMLElement>('pre');
    const code = pre?.querySelector('code');
    if (!pre || !code) throw new Error('The block has no code.');
    this.#status.setAttribute('role', 'status');
    this.#frame = frame;
    frame.classList.add(styles.frame);
    this.#code = code;
    this.original = code.textContent;
    this.#originalNodes = [...code.childNodes];
    const host = createElement('div', styles.host);
    this.#problems = new ProblemList((offset) => {
      this.#editor.focus(offset);
    });
    pre.after(host, this.#problems.element);
    host.addEventListener('drop', (event) => {
      this.#refusePictures(event.dataTransfer?.files);
    });
    this.#editor = createEditor({
      host,
      text: this.original,
      label: pre.getAttribute('aria-label') ?? 'Contract',
      colors,
      onChange: (text) => {
        this.#follow(text);
        onChange();
      },
      ...(findNames === undefined ? {} : { findNames }),
    });
    this.#observer = new MutationObserver(() => {
      this.#editor.setWrapped(pre.hasAttribute('data-wrapped'));
    });
    this.#observer.observe(pre, { attributeFilter: ['data-wrapped'] });
    this.#editor.setWrapped(pre.hasAttribute('data-wrapped'));
    pre.hidden = true;
    this.#replaceHeader();
    this.#editor.focus();
  }

  /** What is written in the editor. */
  get text(): string {
    return this.#editor.text;
  }

  /** Whether the text is what the page shows. */
  get isOriginal(): boolean {
    return this.text === this.original;
  }

  /** Replaces what is written; the reader can undo it. */
  setText(text: string): void {
    this.#editor.setText(text);
  }

  /** Shows in the header how the text fares, and announces it when it has changed. */
  setStatus({ tone, text }: BlockStatus): void {
    this.#status.dataset.tone = tone;
    // What a status says already is not announced again.
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }

  /** Shows what is wrong: in the text what is about it, below it everything. */
  setProblems(own: readonly Diagnostic[], others: readonly string[] = []): void {
    this.#frame.querySelector(':scope > [data-footer]')?.remove();
    this.#own = own;
    this.#editor.setDiagnostics(own);
    this.#problems.show(this.text, own, others);
  }

  /** Ends the editor; the page is left. */
  destroy(): void {
    this.#observer.disconnect();
    this.#editor.destroy();
  }

  /** The editor takes the text of dropped files and leaves out all others without a word. */
  #refusePictures(files: FileList | undefined): void {
    const names = [...(files ?? [])]
      .filter(({ type }) => /^(?:audio|image|video)\//.test(type))
      .map(({ name }) => name);
    if (names.length === 0) return;
    const sentence = `${names.join(', ')}: not a text, so nothing was added. What you wrote is still there.`;
    this.#problems.show(this.text, this.#own, [sentence]);
  }

  #follow(text: string): void {
    if (text === this.original) this.#code.replaceChildren(...this.#originalNodes);
    else this.#code.textContent = text;
  }

  /** The words about the block give way to how the text fares, its button to what can be done now. */
  #replaceHeader(): void {
    const actions = this.#frame.querySelector('[data-edit]')?.parentElement;
    const words = actions?.previousElementSibling;
    if (!actions || !words) return;
    actions.querySelector('[data-edit]')?.remove();
    const reset = createButton(styles.action, 'Reset');
    reset.addEventListener('click', () => {
      this.#editor.setText(this.original);
      this.#editor.focus();
    });
    words.replaceChildren(this.#status);
    actions.prepend(reset, this.playLink);
  }
}
