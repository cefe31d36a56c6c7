import { EMITTER_FACTS, shortenEmittedPath } from '@site/lib/compiler/emitters';
import { type EmittedFile, type Emitter, EMITTERS, type Generation } from '@site/lib/compiler/types';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { copyElement, createElement } from '@site/src/client/createElement';
import { highlightInWorker } from '../highlight/highlightInWorker';
import styles from './editedBlockStyles';
import { findTitle } from './findTitle';
import { setCode } from './setCode';

/** As many files as anybody reads below an example; a contract of a thousand definitions makes as many. */
const FILE_LIMIT = 20;

/** What a tab shows. */
export interface Choice {
  target: Emitter;
  generation: Generation;
}

interface Panel extends Choice {
  element: HTMLElement;
  /** The element in it that has nothing but files: itself, where it has no header. */
  place: HTMLElement;
  /** What the build wrote into it. */
  original: readonly Node[];
  /** A frame around a file, to be copied for others. */
  template: HTMLElement;
  /** The contract its content was made of. */
  source: string;
}

/** The generated code below a contract, a tab for each emitter. */
export class OutputPanels {
  readonly #panels: readonly Panel[];
  readonly #originalSource: string;
  readonly #observer: MutationObserver;

  /**
   * @param block - the contract with its tabs
   * @param source - the contract as the page shows it
   * @param onChoose - called when another tab was chosen
   */
  constructor(block: HTMLElement, source: string, onChoose: () => void) {
    this.#originalSource = source;
    this.#panels = readPanels(block, source);
    this.#observer = new MutationObserver(onChoose);
    for (const { element } of this.#panels) this.#observer.observe(element, { attributeFilter: ['hidden'] });
  }

  /** What the chosen tab shows; nothing where there are no tabs. */
  get choice(): Choice | undefined {
    const chosen = this.#chosen;
    return chosen && { target: chosen.target, generation: chosen.generation };
  }

  /** Dims what was made of an earlier contract. */
  setStale(isStale: boolean): void {
    for (const { element } of this.#panels) element.classList.toggle(styles.stale, isStale);
  }

  /** Whether the chosen tab shows what is made of a contract. */
  isUpToDate(source: string): boolean {
    return this.#chosen === undefined || this.#chosen.source === source;
  }

  /** Shows everything as the build wrote it. */
  restore(): void {
    for (const panel of this.#panels) {
      if (panel.source === this.#originalSource) continue;
      panel.place.replaceChildren(...panel.original);
      panel.source = this.#originalSource;
    }
  }

  /** Shows generated files in the tab of a choice. */
  async show({ target, generation }: Choice, files: readonly EmittedFile[], source: string): Promise<void> {
    const panel = this.#panels.find((known) => known.target === target && known.generation === generation);
    if (panel === undefined) return;
    const language = EMITTER_FACTS[target].codeLanguage;
    const frames = await Promise.all(files.slice(0, FILE_LIMIT).map((file) => createFrame(panel, file, language)));
    const hidden = files.length - frames.length;
    const more = `… and ${hidden} more files. The playground shows all.`;
    panel.place.replaceChildren(...frames, ...(hidden > 0 ? [createElement('p', styles.more, more)] : []));
    panel.source = source;
  }

  /** Watches the tabs no longer; the page is left. */
  destroy(): void {
    this.#observer.disconnect();
  }

  get #chosen(): Panel | undefined {
    return this.#panels.find(({ element }) => !element.hidden);
  }
}

function readPanels(block: HTMLElement, source: string): Panel[] {
  const tabs = [...block.querySelectorAll<HTMLElement>('[role=tab]')];
  return [...block.querySelectorAll<HTMLElement>('[role=tabpanel]')].flatMap((element, index) => {
    const choice = readChoice(tabs[index]?.dataset.value);
    const template = element.querySelector<HTMLElement>('[data-copyable]');
    if (choice === undefined || template === null) return [];
    const place = element.querySelector<HTMLElement>('[data-files]') ?? element;
    return [{ ...choice, element, place, template, original: [...place.childNodes], source }];
  });
}

/** Reads `java` or `java:ir`. */
function readChoice(value = ''): Choice | undefined {
  const [name, suffix] = value.split(':');
  const target = EMITTERS.find((known) => known === name);
  return target === undefined ? undefined : { target, generation: suffix === 'ir' ? 'ir' : 'default' };
}

/** A frame for a file: the one that shows it already, or a copy of another one. */
async function createFrame(
  { element, template }: Panel,
  { path, text }: EmittedFile,
  language: string,
): Promise<HTMLElement> {
  const title = shortenEmittedPath(path);
  const known = [...element.querySelectorAll<HTMLElement>('[data-copyable]')].find(
    (frame) => findTitle(frame)?.textContent === title,
  );
  const { code, marks } = await highlightInWorker(text, language);
  // What the build wrote is kept as it is.
  const frame = copyElement(known ?? template);
  if (known === undefined) setTitle(frame, title);
  const target = frame.querySelector('code');
  if (target) setCode(target, renderMarks(code, marks));
  const pre = frame.querySelector('pre');
  // Where there is none, the code stands in a region with a name.
  if (pre?.hasAttribute('aria-label') === true) pre.setAttribute('aria-label', title);
  if (known) pre?.scrollTo({ top: known.querySelector('pre')?.scrollTop ?? 0 });
  return frame;
}

/** As `CodeFrame` writes titles: folders give way when space is short. */
function setTitle(frame: HTMLElement, title: string): void {
  const element = findTitle(frame);
  const parts = element?.querySelectorAll('span');
  if (!element || !parts) return;
  element.title = title;
  const slash = parts.length > 1 ? title.lastIndexOf('/') + 1 : 0;
  const [folder, file] = [title.slice(0, slash), title.slice(slash)];
  for (const [index, part] of [...parts].entries()) {
    part.textContent = index === parts.length - 1 ? file : folder;
  }
}
