import type { ModeTexts, ModeWork, Texts } from './ModeWork';
import type { Notice } from './Notice';
import type { WorkbenchStore } from './WorkbenchStore';
import type { Mode, WorkbenchState } from './WorkbenchState';
import type { Undo } from './Undo';

/** Initial state of the workbench. */
export interface Boot {
  state: WorkbenchState;
  /** Saves the contracts, and keeps replaced work as previous work. */
  store: WorkbenchStore;
  /** Message about the source of the contracts, or about a link or example that could not be opened. */
  notice: Notice | undefined;
  /** Mode that the link, the query or the anchor of the address requests. */
  mode?: Mode | undefined;
  /** Generated file to show first. */
  output?: string | undefined;
  /** Texts of the modes, which the browser has stored. */
  texts: ModeTexts;
  /** Replacements that the address caused, and that the reader can undo. */
  undoStack: readonly Undo[];
}

/** Work that an address contains or requests. It replaces the work that the browser has stored. */
export interface OpenedWork {
  /** Name of the source in sentences, such as “The link replaced your contracts.” */
  source: string;
  contracts?: WorkbenchState | undefined;
  /** Texts of one mode. */
  modeTexts?: { work: ModeWork; texts: Texts } | undefined;
  notice?: Notice | undefined;
  mode?: Mode;
  output?: string | undefined;
}
