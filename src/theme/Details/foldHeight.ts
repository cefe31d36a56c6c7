const runs = new WeakMap<HTMLElement, symbol>();

/**
 * Unfolds or folds an element: its height grows from nothing to that of its content, or shrinks, and the element is `hidden` when it is folded. What was asked for last
 * wins; a change on the way starts from the height of the moment.
 *
 * @returns when the element is at rest
 */
export async function foldHeight(element: HTMLElement, isOpen: boolean): Promise<void> {
  const run = Symbol('run');
  const { style } = element;
  runs.set(element, run);
  const from = element.hidden ? 0 : element.offsetHeight;
  element.hidden = false;
  style.overflow = 'hidden';
  style.height = `${from}px`;
  // Reading it also tells the browser where the change begins.
  const height = element.scrollHeight;
  // From here on nothing may scroll to what is not unfolded yet: it would move back on the way, from under the pointer.
  style.overflow = 'clip';
  style.transition = `height ${findDuration(height)}ms ease-in-out`;
  style.height = isOpen ? `${height}px` : '0px';

  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  if (runs.get(element) !== run) return;
  element.hidden = !isOpen;
  style.removeProperty('overflow');
  style.removeProperty('height');
  style.removeProperty('transition');
}

/** How long a change to or from this height in CSS pixels takes, in milliseconds; one where readers want less motion. */
function findDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const steps = height / 36;

  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
