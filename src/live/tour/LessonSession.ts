import lessons from '@generated/tour-lessons/default/lessons.json';
import type { LessonHead } from '@site/lib/tour/Lesson';
import { askLater } from '../compiler/askLater';
import { getCompiler } from '../compiler/getCompiler';
import { judgeAnswer, readAnswer, type LessonVerdict } from './judgeAnswer';
import { countResets, keepAnswer, readProgress } from './progress';
import { showTourProgress } from './showTourProgress';
import { VerdictPanel } from './VerdictPanel';

/** How long typing pauses before an answer is judged, in milliseconds. */
const PAUSE_MS = 400;

/** The editor of a lesson. */
export interface LessonEditor {
  readonly text: string;
  setText: (text: string) => void;
  onChange: (listener: () => void) => void;
}

/**
 * A lesson that a reader works on. While they write, nobody interrupts them with hints: only that it is solved is said at once. Once they have asked, the hint follows what they
 * write.
 */
export class LessonSession {
  readonly #lesson: LessonHead;
  readonly #name: string;
  readonly #editor: LessonEditor;
  readonly #panel: VerdictPanel;
  readonly #client = getCompiler().connect();
  readonly #original: string;
  #takeBack: (() => void) | undefined;
  #hasAsked = false;

  /** @param element - the lesson's part of the page */
  constructor(element: HTMLElement, editor: LessonEditor) {
    this.#name = element.dataset.lesson ?? '';
    const lesson = lessons[this.#name];
    if (lesson === undefined) throw new Error(`There is no lesson ${this.#name}.`);
    this.#lesson = lesson;
    this.#editor = editor;
    this.#original = editor.text;
    this.#panel = new VerdictPanel(element, () => {
      this.#hasAsked = true;
      this.#plan(0);
    });
    const draft = readProgress().drafts[this.#name];
    if (draft !== undefined) editor.setText(draft);
    editor.onChange(() => {
      // At once: the page may be left before the answer is judged.
      keepAnswer(this.#name, editor.text, false);
      this.#plan(PAUSE_MS);
    });
    this.#plan(0);
  }

  /** Ends the lesson; the page is left. */
  destroy(): void {
    this.#takeBack?.();
    this.#panel.destroy();
  }

  #plan(pauseMs: number): void {
    this.#takeBack?.();
    const resets = countResets();
    this.#takeBack = askLater({
      pauseMs,
      ask: () => readAnswer(this.#editor.text, this.#lesson.solution, this.#client),
      onAnswer: (answer) => {
        // Who has started over meanwhile has done nothing yet.
        if (resets === countResets()) this.#tell(judgeAnswer(this.#lesson, answer), answer.text);
      },
      onFailure: (problem) => {
        this.#panel.show('hint', problem);
      },
    });
  }

  #tell({ isSolved, message }: LessonVerdict, text: string): void {
    // Who has only looked has not begun.
    if (isSolved || this.#hasAsked || text !== this.#original) {
      keepAnswer(this.#name, text, isSolved);
      showTourProgress();
    }
    if (isSolved) this.#panel.show('solved', message);
    else if (this.#hasAsked) this.#panel.show('hint', message);
    else this.#panel.clear();
  }
}
