/** Gives the focus to something that nobody can Tab to, until it goes elsewhere: where the focus is decides what is read next, and where the next Tab leads. */
export function focusOnce(element: HTMLElement, options?: FocusOptions): void {
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
