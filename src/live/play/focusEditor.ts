import { flushSync } from 'react-dom';
import { focusOnce } from '@site/src/client/focusOnce';

const findEditor = (): HTMLElement | null => document.querySelector('[data-editor]:not([hidden])');

/** Focuses the visible editor. */
export function focusEditor(): void {
  findEditor()?.click();
}

/** Changes state. If the control with the focus disappears with the change, the editor gets the focus, or the heading of the page where no editor is shown. */
export function keepFocus(change: () => void): void {
  const hadFocus = document.activeElement !== document.body;
  flushSync(change);
  const active = document.activeElement;
  // Browsers take the focus from a hidden element only with the next frame.
  const isLost = active === document.body || active?.getClientRects().length === 0;
  if (!hadFocus || !isLost) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (findEditor() !== null) focusEditor();
  else if (heading !== null) focusOnce(heading);
}
