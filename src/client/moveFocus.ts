/**
 * Moves the focus to an element. An element that is not focusable becomes focusable until it loses the focus. The focus
 * determines what a screen reader reads next and where the next Tab leads.
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex >= 0) {
    element.focus(options);
    return;
  }
  element.setAttribute('tabindex', '-1');
  element.dataset.focusedByScript = '';
  // The attribute is removed only on blur, because an element that is no longer focusable loses the focus.
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex');
      delete element.dataset.focusedByScript;
    },
    { once: true },
  );
  element.focus(options);
}
