import { DEFAULT_PACKAGE } from '@site/lib/compiler/emitters';
import { pickEmittedFiles } from '@site/lib/compiler/pickEmittedFiles';
import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import { askLater } from '../compiler/askLater';
import { getCompiler } from '../compiler/getCompiler';
import type { LineColors } from '../highlight/LineColors';
import { createPlayUrl } from '../share/encodeState';
import type { EditFacts } from '@site/lib/samples/EditFacts';
import { EditedBlock } from './EditedBlock';
import { describeProblems } from './describeProblems';
import { findTitle } from './findTitle';
import { OutputPanels } from './OutputPanels';
import { readCompletingFiles } from './readCompletingFiles';
import { readEditFacts } from './readEditFacts';

/** How long typing pauses before the compiler is asked, in milliseconds. */
const PAUSE_MS = 120;

/** The name of a contract file at the end of a title, which is a path or a sentence. */
const OWN_FILE = /[^/\s]+\.ws$/;

/** A contract block that is edited: what the compiler says of its text, and what it makes of it. */
export class ContractSession {
  readonly #block: EditedBlock;
  readonly #outputs: OutputPanels;
  readonly #facts: EditFacts;
  readonly #path: string;
  readonly #client = getCompiler().connect();
  /** Completion asks for itself, so that neither takes the other's place. */
  readonly #completion = getCompiler().connect();
  #others: Readonly<Record<string, string>> | undefined;
  #takeBack: (() => void) | undefined;
  readonly #listeners: (() => void)[] = [];

  /**
   * @param frame - the frame around the contract
   * @param sample - the contract with its generated code
   */
  constructor(frame: HTMLElement, sample: HTMLElement, colors: LineColors) {
    this.#facts = readEditFacts(sample);
    this.#path = OWN_FILE.exec(findTitle(frame)?.textContent ?? '')?.[0] ?? 'contract.ws';
    this.#block = new EditedBlock({
      frame,
      colors,
      findNames: async () => this.#completion.names({ files: await this.#readFiles() }),
      onChange: () => {
        this.#plan(PAUSE_MS);
        for (const listener of this.#listeners) listener();
      },
    });
    this.#outputs = new OutputPanels(sample, this.#block.original, () => {
      this.#plan(0);
    });
    this.#block.setStatus({ tone: 'busy', text: 'Loading the compiler …' });
    this.#plan(0);
  }

  /** What is written in the editor. */
  get text(): string {
    return this.#block.text;
  }

  /** Replaces what is written; the reader can undo it. */
  setText(text: string): void {
    this.#block.setText(text);
  }

  /** Calls after each change of the text. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Ends editing; the page is left. */
  destroy(): void {
    this.#takeBack?.();
    this.#outputs.destroy();
    this.#block.destroy();
  }

  #plan(pauseMs: number): void {
    this.#takeBack?.();
    this.#takeBack = askLater({
      pauseMs,
      ask: async () => {
        const { text } = this.#block;
        const files = await this.#readFiles();
        await Promise.all([this.#compile(text, files), this.#updateLink(files)]);
      },
      onFailure: (problem) => {
        this.#outputs.setStale(true);
        this.#block.setStatus({ tone: 'bad', text: 'No answer' });
        this.#block.setProblems([], [problem]);
      },
    });
  }

  async #compile(text: string, files: Readonly<Record<string, string>>): Promise<void> {
    const { choice } = this.#outputs;
    const isBuilt = choice !== undefined && this.#block.isOriginal;
    const answer: LiveAnswers['compile'] =
      choice === undefined || isBuilt
        ? { files: [], diagnostics: await this.#client.check({ files }), stderr: '' }
        : await this.#client.compile({
            files,
            ...choice,
            package: this.#facts.package ?? DEFAULT_PACKAGE,
            shared: this.#facts.shared ?? false,
          });
    if (text !== this.#block.text) return;
    const problems = describeProblems(answer, this.#path);
    this.#block.setStatus(problems.status);
    this.#block.setProblems(problems.own, problems.others);
    if (isBuilt) this.#outputs.restore();
    this.#outputs.setStale(problems.isRefused);
    if (problems.isRefused || choice === undefined || isBuilt || this.#outputs.isUpToDate(text)) return;
    const names = await this.#client.names({ files: { [this.#path]: text } });
    const shown = pickEmittedFiles(
      answer.files,
      this.#facts.show ?? [],
      names.map(({ name }) => name),
    );
    await this.#outputs.show(choice, shown, text);
  }

  async #readFiles(): Promise<Readonly<Record<string, string>>> {
    const { text, original } = this.#block;
    this.#others ??= await readCompletingFiles(this.#facts, { path: this.#path, text: original }, this.#completion);
    return { ...this.#others, [this.#path]: text };
  }

  async #updateLink(files: Readonly<Record<string, string>>): Promise<void> {
    const { playLink } = this.#block;
    try {
      const { target, generation } = this.#outputs.choice ?? { target: 'java', generation: 'default' };
      playLink.href = await createPlayUrl({
        v: 1,
        files: { ...files },
        target,
        generation,
        package: this.#facts.package ?? DEFAULT_PACKAGE,
        shared: this.#facts.shared ?? false,
      });
      playLink.removeAttribute('title');
    } catch (error) {
      // More than a link can hold: it says so and leads nowhere.
      playLink.removeAttribute('href');
      playLink.title = error instanceof Error ? error.message : String(error);
    }
  }
}
