import { flushSync } from 'react-dom';

/** Puts the cursor into the editor that is shown. */
export function focusEditor(): void {
  document.querySelector<HTMLElement>('[data-editor]:not([hidden])')?.click();
}

/** Changes state. If the control with the focus disappears with the change, the editor gets the focus. */
export function keepFocus(change: () => void): void {
  const hadFocus = document.activeElement !== document.body;
  flushSync(change);
  if (hadFocus && document.activeElement === document.body) focusEditor();
}
