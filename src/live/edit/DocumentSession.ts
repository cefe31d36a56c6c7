import { type Converter, CONVERTERS } from '@site/lib/compiler/types';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { getCompiler } from '../compiler/getCompiler';
import { describeLiveFailure } from '../compiler/LiveError';
import type { LineColors } from '../highlight/LineColors';
import { highlightInWorker } from '../highlight/highlightInWorker';
import { EditedBlock } from './EditedBlock';
import styles from './editedBlockStyles';
import { setCode } from './setCode';

/** As for contracts. */
const PAUSE_MS = 120;

/** A document that is edited: the blocks of the page that show what a converter makes of it follow. */
export class DocumentSession {
  readonly #block: EditedBlock;
  readonly #client = getCompiler().connect();
  readonly #path: string;
  readonly #converted: readonly HTMLElement[];
  readonly #originals: ReadonlyMap<HTMLElement, string>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param frame - the frame around the document */
  constructor(frame: HTMLElement, colors: LineColors) {
    this.#path = frame.closest<HTMLElement>('[data-document]')?.dataset.document ?? 'document.json';
    this.#converted = [...document.querySelectorAll<HTMLElement>(`[data-of="${CSS.escape(this.#path)}"]`)];
    this.#originals = new Map(
      this.#converted.map((element) => [element, element.querySelector('code')?.innerHTML ?? '']),
    );
    this.#block = new EditedBlock({
      frame,
      colors,
      onChange: () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#update(), PAUSE_MS);
      },
    });
    // The playground takes contracts.
    this.#block.playLink.remove();
    this.#block.setStatus({ tone: 'good', text: 'Converts' });
  }

  /** Ends editing; the page is left. */
  destroy(): void {
    clearTimeout(this.#timer);
    this.#block.destroy();
  }

  async #update(): Promise<void> {
    for (const element of this.#converted) {
      try {
        await this.#convert(element);
      } catch (error) {
        const problem = describeLiveFailure(error);
        if (problem === undefined) return;
        this.#tell(element, problem);
      }
    }
  }

  async #convert(element: HTMLElement): Promise<void> {
    const { text } = this.#block;
    const format: Converter = CONVERTERS.find((known) => known === element.dataset.converter) ?? 'openapi-v3';
    const answer = await this.#client.convert({ format, text, path: this.#path });
    if (!answer.ok) {
      this.#tell(element, answer.message);
      return;
    }
    const { code, marks } = await highlightInWorker(answer.contract.text.trimEnd(), 'wirespec');
    if (text !== this.#block.text) return;
    const target = element.querySelector('code');
    if (target) {
      setCode(
        target,
        this.#block.isOriginal
          ? (this.#originals.get(element) ?? '')
          : renderMarks(code, marks, { ranges: answer.diagnostics }),
      );
    }
    this.#tell(element, undefined);
  }

  /** @param problem - why the document was refused; what was made of the last one stays, dimmed */
  #tell(element: HTMLElement, problem: string | undefined): void {
    element.classList.toggle(styles.stale, problem !== undefined);
    this.#block.setStatus(
      problem === undefined ? { tone: 'good', text: 'Converts' } : { tone: 'bad', text: 'Refused' },
    );
    this.#block.setProblems([], problem === undefined ? [] : [problem]);
  }
}
