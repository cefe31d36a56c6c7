import type { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Returns the effect that scrolls a position into view. The bar of the page covers the top of the window, so the position gets the distance that the page keeps for anchors. */
export function revealPosition(position: number): StateEffect<unknown> {
  const yMargin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return EditorView.scrollIntoView(position, { yMargin });
}
