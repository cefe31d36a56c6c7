/**
 * Finds the closest ancestor of an event's target, or the target itself, that matches a selector. For delegated listeners.
 *
 * @returns the element, or undefined if there is none or it is not an HTML element
 */
export function findEventTarget(event: Event, selector: string): HTMLElement | undefined {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;

  return found instanceof HTMLElement ? found : undefined;
}
