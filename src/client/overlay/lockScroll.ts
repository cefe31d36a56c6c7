// Dialogs are `<dialog>` elements opened with `showModal`. The browser keeps the focus in the topmost one, closes it on
// Escape, and restores the focus. This module adds the rest.

/** Dialogs that are open, one over the other. */
let locks = 0;

let waiting: (() => void) | undefined;

/** Whether a dialog is over the page. */
export function isOverlayOpen(): boolean {
  return locks > 0;
}

/**
 * Calls at once, or when the last open dialog has closed and the focus that it gave back went nowhere.
 *
 * @param action replaces one that is still waiting
 */
export function afterOverlaysClose(action: () => void): void {
  if (locks === 0) action();
  else waiting = action;
}

/**
 * Keeps the page from scrolling under a dialog, and as wide as it was with its scroll bar, until the last dialog closes. To be called before the dialog opens, while the width of the
 * page is known.
 *
 * @returns a function that ends it, however often it is called
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  locks += 1;
  let isLocked = true;

  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.paddingRight = '';
    const action = waiting;
    waiting = undefined;
    // The code that closes the dialog may move the focus in the same task.
    queueMicrotask(() => {
      if (document.activeElement === document.body) action?.();
    });
  };
}
