import { recall, store } from '@site/src/client/storage';
import { PROGRESS_KEY } from './progressKey';

/** What a reader has done in the tour, by the names of the lessons. */
export interface Progress {
  solved: readonly string[];
  /** The last one that was worked on. */
  current?: string;
  /** What was written last. */
  drafts: Readonly<Record<string, string>>;
}

/** A longer text is not kept. */
const DRAFT_LIMIT = 4000;

const EMPTY: Progress = { solved: [], drafts: {} };

/** What only this page knows, where the browser could not keep it. */
let unkept: Progress | undefined;

let resets = 0;

/** What was done so far, on this page or in an earlier visit. It is read anew each time: another page may have written or forgotten it. */
export function readProgress(): Progress {
  return unkept ?? parseProgress(recall(PROGRESS_KEY));
}

/** Whether the browser keeps what was done; if not, it is lost with this page. */
export function isProgressKept(): boolean {
  return unkept === undefined;
}

/** Keeps what is written in a lesson, and whether it is solved; once solved, it stays so. */
export function keepAnswer(lesson: string, text: string, isSolved: boolean): void {
  const { solved, drafts } = readProgress();
  const others = Object.entries(drafts).filter(([name]) => name !== lesson);
  keep({
    solved: isSolved && !solved.includes(lesson) ? [...solved, lesson] : solved,
    current: lesson,
    drafts: Object.fromEntries(text.length > DRAFT_LIMIT ? others : [...others, [lesson, text]]),
  });
}

/** How often the progress was forgotten: what was asked before may be answered after it, and is then of no interest. */
export function countResets(): number {
  return resets;
}

/** Forgets everything. */
export function forgetProgress(): void {
  resets += 1;
  unkept = store(PROGRESS_KEY, null) ? undefined : EMPTY;
}

/** Another page has forgotten everything: what this one was about to keep, or could not, is forgotten, too. */
export function followReset(): void {
  resets += 1;
  unkept = undefined;
}

/** Reads what the browser kept; anything else than what `keepAnswer` writes is no progress. */
function parseProgress(text: string | null): Progress {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return EMPTY;
    const { solved, current, drafts }: Partial<Record<keyof Progress, unknown>> = value;
    return {
      solved: Array.isArray(solved) ? solved.filter((name) => typeof name === 'string') : [],
      ...(typeof current === 'string' ? { current } : {}),
      drafts: Object.fromEntries(
        Object.entries(typeof drafts === 'object' && drafts !== null ? drafts : {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    };
  } catch {
    return EMPTY;
  }
}

function keep(progress: Progress): void {
  unkept = store(PROGRESS_KEY, JSON.stringify(progress)) ? undefined : progress;
}
