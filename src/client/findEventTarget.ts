/**
 * The element with the given selector that an event happened in, or `undefined`. For listeners that stand for many elements.
 *
 * @param selector - matches HTML elements only
 */
export function findEventTarget(event: Event, selector: string): HTMLElement | undefined {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;

  return found instanceof HTMLElement ? found : undefined;
}
