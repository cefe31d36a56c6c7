// All dialogs are `<dialog>` elements opened with `showModal`. The browser makes the rest of the page inert, closes the
// topmost dialog on Escape, and restores the focus. This module adds what browsers lack: it locks the scroll position
// of the page. `wrapFocus` keeps Tab from leaving the page.

/** Number of open dialogs, which can be nested. */
let lockCount = 0;

/** Action that `afterOverlaysClose` will call. */
let waiting: (() => void) | undefined;

/** Returns whether a dialog is open. */
export function isOverlayOpen(): boolean {
  return lockCount > 0;
}

/**
 * Calls an action at once if no dialog is open. Otherwise, calls it after the last dialog has closed, unless an element
 * has the focus at that moment.
 *
 * @param action - replaces an action that is still waiting
 */
export function afterOverlaysClose(action: () => void): void {
  if (lockCount === 0) action();
  else waiting = action;
}

/**
 * Prevents the page from scrolling behind a dialog, and keeps the width that it had with its scroll bar, until the last
 * dialog closes. Call this before the dialog opens, because the width must be measured first.
 *
 * @returns a function that ends the lock; further calls have no effect
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (lockCount === 0) {
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  lockCount += 1;
  let isLocked = true;

  return () => {
    if (!isLocked) return;
    isLocked = false;
    lockCount -= 1;
    if (lockCount > 0) return;
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
