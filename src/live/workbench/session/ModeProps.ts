import type { Texts } from './ModeWork';
import type { Compilation } from './useCompilation';
import type { WorkbenchSession } from './useWorkbenchSession';

/** Props of a mode's view. */
export interface ModeProps {
  session: WorkbenchSession;
  /** Texts of the mode, other than the contracts. */
  texts: Texts;
  compilation: Compilation;
  /** Loads the compiler. Defined only until it is called, and only if data saver is on or the connection is slow. */
  onLoad: (() => void) | undefined;
  /** Repeats the requests about the contracts. */
  onRetry: () => void;
  /**
   * Opens the file dialog of the browser.
   *
   * @param destination - element that the reader chose for the files, such as the pane of a version
   */
  onOpen: (destination?: Element) => void;
}
