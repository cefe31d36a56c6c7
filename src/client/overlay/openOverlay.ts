import { containFocus } from './containFocus';
import { lockScroll } from './lockScroll';
import { watchClose } from './watchClose';

let openCount = 0;
let afterwards: (() => void) | undefined;

/** Whether anything lies over the page. */
export function isOverlayOpen(): boolean {
  return openCount > 0;
}

/**
 * Calls once nothing that is open now lies over the page any more, and the focus was given back.
 *
 * @param action takes the place of one that is still waiting
 */
export function onceUncovered(action: () => void): void {
  afterwards = action;
}

/**
 * Makes an element that is shown over the page the only thing that can be reached, until it is closed.
 *
 * @param close called when the reader wants it closed: by Escape, or the back gesture of a phone
 * @returns a function that gives the page back
 */
export function openOverlay(overlay: HTMLElement, close: () => void): () => void {
  const ends = [containFocus(overlay), lockScroll(), watchClose(close)];
  openCount += 1;

  return () => {
    openCount -= 1;
    for (const end of ends) end();
    if (openCount > 0 || afterwards === undefined) return;
    // Whoever closes it moves the focus in the same task.
    queueMicrotask(afterwards);
    afterwards = undefined;
  };
}
