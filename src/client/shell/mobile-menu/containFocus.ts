const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]';

/**
 * Keeps the Tab key within an element that lies over the page, and tells screen readers to stay there.
 *
 * Browsers would do it for whatever is `inert`, or below a modal `<dialog>`; but inertness is inherited, so that opening it has them compute the style of every element of the
 * page again. On a long page that is most of the time until the next frame.
 *
 * @returns a function that ends it
 */
export function containFocus(overlay: HTMLElement): () => void {
  const answerKey = (event: KeyboardEvent): void => {
    // The search may be open over the menu.
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = findNext(overlay, event.shiftKey);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  overlay.setAttribute('aria-modal', 'true');
  document.addEventListener('keydown', answerKey);

  return () => {
    overlay.removeAttribute('aria-modal');
    document.removeEventListener('keydown', answerKey);
  };
}

/** Where the focus goes that would leave the overlay, or is outside; nothing when the browser finds the way. */
function findNext(overlay: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const items = [...overlay.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const current = document.activeElement;
  const isOutside = current === null || !overlay.contains(current) || current === overlay;
  const [edge, target] = isBackwards ? [items.at(0), items.at(-1)] : [items.at(-1), items.at(0)];

  return isOutside || current === edge ? target : undefined;
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    element.closest('[inert]') === null &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible'
  );
}
