import type { ContractSource } from '@site/lib/compiler/types';
import type { ModeWork, Texts } from './ModeWork';
import type { Mode, WorkbenchState } from './WorkbenchState';

/**
 * Functions that replace the reader's work. The replaced work becomes previous work. With a reason, which is a sentence
 * for readers, the replacement can be undone.
 */
export interface Replacers {
  replaceState: (next: WorkbenchState, reason?: string) => void;
  /** Replaces texts of a mode. Those that `changed` does not contain stay. */
  replaceTexts: (work: ModeWork, changed: Texts, reason?: string) => void;
  /**
   * Adds contracts. One notice shows `problems`, which are sentences for readers, and the contracts for which there was
   * no room.
   */
  importFiles: (files: readonly ContractSource[], problems?: readonly string[]) => void;
}

/** An action that can be undone until the page is left. */
export interface Undo {
  /** A sentence for readers that describes the action. */
  text: string;
  /** Mode that shows the restored work; undefined if no mode shows it. */
  mode?: Mode;
  restore: (replacers: Replacers) => void;
}

/** Creates an entry of the undo stack that restores former contracts. */
export function createStateUndo(text: string, former: WorkbenchState): Undo {
  return {
    text,
    mode: 'write',
    restore({ replaceState }) {
      replaceState(former);
    },
  };
}

/** Creates an entry of the undo stack that restores former texts of a mode. */
export function createTextsUndo(text: string, work: ModeWork, former: Texts): Undo {
  return {
    text,
    mode: work.mode,
    restore({ replaceTexts }) {
      replaceTexts(work, former);
    },
  };
}
