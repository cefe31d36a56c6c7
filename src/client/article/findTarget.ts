/** The nearest element around what an event is about that fits the selector. */
export function findTarget({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
