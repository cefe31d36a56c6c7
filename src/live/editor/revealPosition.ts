import type { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Scrolls a position into view. The bar of the page covers the top of the window, so the position stays as far from the edges as the page's anchors do. */
export function revealPosition(position: number): StateEffect<unknown> {
  const yMargin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return EditorView.scrollIntoView(position, { yMargin });
}
