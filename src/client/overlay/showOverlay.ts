import { adoptDepth, getDepth, pushOverlayEntry } from '../navigation/scrollPositions';
import { lockScroll } from './lockScroll';

interface Overlay {
  dialog: HTMLDialogElement;
  close: () => void;
}

/** The open overlays, the topmost last. */
let overlays: Overlay[] = [];

/** Drops overlays that are closed already. The `close` event comes later, and the next click or step in the history may come before it. */
function dropClosed(): void {
  overlays = overlays.filter(({ dialog }) => dialog.open);
}

/**
 * Opens a modal dialog and locks the page's scroll position. The dialog gets a history entry, so that Back closes it.
 *
 * @param close closes the dialog; called by Back
 * @returns a function to call when the dialog has closed; further calls have no effect
 */
export function showOverlay(dialog: HTMLDialogElement, close: () => void): () => void {
  const unlockScroll = lockScroll();
  dropClosed();
  dialog.showModal();
  const overlay = { dialog, close };
  overlays.push(overlay);
  // Reuses an entry that an earlier overlay has left in the history.
  if (getDepth() < overlays.length) pushOverlayEntry();

  return () => {
    unlockScroll();
    overlays = overlays.filter((other) => other !== overlay);
  };
}

/**
 * Handles a step in the history between entries of overlays. An overlay that closes by other means than Back leaves its
 * entry in the history: going back by script could cancel a navigation that a link in the overlay started. A step to
 * such an entry continues to the next one in the same direction, so the reader never stops at it.
 *
 * @returns whether it was a step between such entries, for which the page does not change
 */
export function followOverlayStep(): boolean {
  const step = adoptDepth();
  if (step === 0) return false;
  dropClosed();
  const toClose = step < 0 ? overlays.splice(getDepth()).reverse() : [];
  for (const { close } of toClose) close();
  if (toClose.length === 0) window.history.go(Math.sign(step));

  return true;
}
