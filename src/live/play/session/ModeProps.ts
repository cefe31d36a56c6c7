import type { Compilation } from './useCompilation';
import type { PlaySession } from './usePlaySession';
import type { Side } from './versions';

export interface ModeProps {
  session: PlaySession;
  compilation: Compilation;
  /** Number of the attempt to compile. A change repeats the requests to the compiler. */
  attempt: number;
  /** Loads the compiler. Defined only until it is called, and only if data saver is on or the connection is slow. */
  onLoad: (() => void) | undefined;
  onRetry: () => void;
  /**
   * Opens the file dialog of the browser.
   *
   * @param side - version that gets the files
   */
  onOpen: (side?: Side) => void;
}
