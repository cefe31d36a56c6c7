import { flushSync } from 'react-dom';
import { moveFocus } from '@site/src/client/moveFocus';

const findEditor = (): HTMLElement | null => document.querySelector('[data-editor]:not([hidden])');

/** Focuses the visible editor by clicking its container, which also works if the editor has not loaded yet. */
export function focusEditor(): void {
  findEditor()?.click();
}

/**
 * Runs a state change. If the change removes or hides the focused control, the focus moves to the editor, or to the
 * page heading if no editor is shown.
 */
export function preserveFocus(change: () => void): void {
  const hadFocus = document.activeElement !== document.body;
  flushSync(change);
  const active = document.activeElement;
  // Browsers move the focus away from a hidden element only in the next frame, so this also checks whether the element
  // is displayed.
  const isLost = active === document.body || active?.getClientRects().length === 0;
  if (!hadFocus || !isLost) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (findEditor() !== null) focusEditor();
  else if (heading !== null) moveFocus(heading);
}
