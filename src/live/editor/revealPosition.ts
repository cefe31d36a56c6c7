import type { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Returns the effect that scrolls a position into view. The bar covers the top of the window, so the position gets
 * the same margin as the targets of anchors.
 */
export function revealPosition(position: number): StateEffect<unknown> {
  const yMargin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return EditorView.scrollIntoView(position, { yMargin });
}
