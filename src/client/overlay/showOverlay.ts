import { syncOverlayDepth, getOverlayDepth, pushOverlayEntry } from '../navigation/scrollPositions';
import { lockScroll } from './lockScroll';

interface Overlay {
  dialog: HTMLDialogElement;
  close: () => void;
}

/** The open overlays in stacking order; the topmost is last. */
let overlays: Overlay[] = [];

/**
 * Drops overlays that are already closed. Their `close` event is dispatched later, possibly after the next click or
 * history step.
 */
function dropClosed(): void {
  overlays = overlays.filter(({ dialog }) => dialog.open);
}

/**
 * Opens a modal dialog and locks the page's scroll position. The dialog gets a history entry, so that Back closes it.
 *
 * @param close - closes the dialog; called when the reader goes back
 * @returns a function to call when the dialog has closed; further calls have no effect
 */
export function showOverlay(dialog: HTMLDialogElement, close: () => void): () => void {
  const unlockScroll = lockScroll();
  dropClosed();
  dialog.showModal();
  const overlay = { dialog, close };
  overlays.push(overlay);
  // If the history entry of an earlier overlay, which has closed, is still the current one, this overlay uses it.
  if (getOverlayDepth() < overlays.length) pushOverlayEntry();

  return () => {
    unlockScroll();
    overlays = overlays.filter((other) => other !== overlay);
  };
}

/**
 * Handles a history step between entries of overlays. An overlay that closes by other means than Back leaves its entry
 * in the history. Going back by script is not possible, because it could cancel a navigation that a link in the overlay
 * has started. A step to such an entry continues to the next one in the same direction, so the reader never stops at
 * it.
 *
 * @returns whether the step was to or from an entry of an overlay on this page; the page then does not change
 */
export function followOverlayStep(): boolean {
  const step = syncOverlayDepth();
  if (step === 0) return false;
  dropClosed();
  const toClose = step < 0 ? overlays.splice(getOverlayDepth()).reverse() : [];
  for (const { close } of toClose) close();
  if (toClose.length === 0) window.history.go(Math.sign(step));

  return true;
}
