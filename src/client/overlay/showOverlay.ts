import { adoptDepth, getDepth, pushOverlayEntry } from '../navigation/scrollPositions';
import { lockScroll } from './lockScroll';

/** Close the open overlays, the topmost last. */
const closers: (() => void)[] = [];

/**
 * Opens a dialog over the page, which stands still below it. Back closes the dialog, because it gets an entry in the history.
 *
 * @param close called by Back
 * @returns a function to be called when the dialog has closed, however often
 */
export function showOverlay(dialog: HTMLDialogElement, close: () => void): () => void {
  const unlockScroll = lockScroll();
  closers.push(close);
  // An entry that an earlier overlay has left behind serves as well.
  if (getDepth() < closers.length) pushOverlayEntry();
  dialog.showModal();

  return () => {
    unlockScroll();
    const index = closers.indexOf(close);
    if (index !== -1) closers.splice(index, 1);
  };
}

/**
 * Answers a step in the history between entries of overlays. When an overlay closes by other means than Back, its entry stays: going back by script could cancel the page that a link in the overlay
 * has asked for. The next step through such an entry goes on to the one behind it, so the reader never notices it.
 *
 * @returns whether it was such a step, so that the page stays as it is
 */
export function followOverlayStep(): boolean {
  const step = adoptDepth();
  if (step === 0) return false;
  const toClose = step < 0 ? closers.splice(getDepth()).reverse() : [];
  for (const close of toClose) close();
  if (toClose.length === 0) window.history.go(Math.sign(step));

  return true;
}
