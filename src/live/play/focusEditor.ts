/** Puts the cursor into the editor that is shown. */
export function focusEditor(): void {
  document.querySelector<HTMLElement>('[data-editor]:not([hidden])')?.click();
}
