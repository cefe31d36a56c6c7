const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex]';

/** Content that is not shown because its section is folded. */
const FOLDED = 'details:not([open]) > :not(summary)';

/**
 * Moves the focus from the last stop of a modal dialog to its first, and back. By itself, the browser would go on to its own bar, and the document would have no focus.
 *
 * @param event - a key that was pressed in the dialog; keys other than Tab are ignored
 */
export function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const [edge, target] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== edge || target === undefined) return;
  event.preventDefault();
  target.focus();
}

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.getClientRects().length > 0 && element.closest(FOLDED) === null;
}
