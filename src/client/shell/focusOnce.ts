/** Gives the focus to something that nobody can Tab to: where the focus is decides where the next Tab leads. */
export function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  element.setAttribute('tabindex', '-1');
  element.focus(options);
  element.removeAttribute('tabindex');
}
