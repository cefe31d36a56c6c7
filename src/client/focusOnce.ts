/** Gives the focus to something, also when nobody can Tab to it, until it goes elsewhere: where the focus is decides what is read next, and where the next Tab leads. */
export function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex >= 0) {
    element.focus(options);
    return;
  }
  element.setAttribute('tabindex', '-1');
  element.dataset.placed = '';
  // Not before: what cannot be focused loses the focus.
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex');
      delete element.dataset.placed;
    },
    { once: true },
  );
  element.focus(options);
}
