const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex]';

/** Selector of the hidden content in collapsed sections. */
const COLLAPSED = 'details:not([open]) > :not(summary)';

/**
 * Handles Tab on the last focusable element of a modal dialog: moves the focus to the first one. Shift+Tab does the
 * reverse. Otherwise, the browser would move the focus to its own toolbar.
 *
 * @param event - key press in the dialog; keys other than Tab are ignored
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
  return element.tabIndex >= 0 && element.getClientRects().length > 0 && element.closest(COLLAPSED) === null;
}
