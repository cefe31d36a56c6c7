/** Tells when the reader wants something closed: by Escape, or the back gesture of a phone. Not part of the standard library's types yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

interface WindowWithWatcher extends Window {
  CloseWatcher?: new () => CloseWatcher;
}

/**
 * Calls when the reader wants to close something, with Escape or, where browsers know it, the back gesture.
 *
 * @returns a function that stops it
 */
export function watchClose(close: () => void): () => void {
  const { CloseWatcher: Watcher }: WindowWithWatcher = window;
  if (Watcher !== undefined) {
    const watcher = new Watcher();
    watcher.addEventListener('close', close);
    return () => {
      watcher.destroy();
    };
  }
  const answerKey = ({ key, isComposing, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && !isComposing && !defaultPrevented) close();
  };
  document.addEventListener('keydown', answerKey);

  return () => {
    document.removeEventListener('keydown', answerKey);
  };
}
