/**
 * Finds an element for a delegated listener: the target of an event, or its closest ancestor, that matches a selector.
 *
 * @returns undefined if there is none or if it is not an HTML element
 */
export function findEventTarget(event: Event, selector: string): HTMLElement | undefined {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;

  return found instanceof HTMLElement ? found : undefined;
}
