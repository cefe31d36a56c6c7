/** Latest call of `animateCollapse` for each element. */
const latestCalls = new WeakMap<HTMLElement, symbol>();

/**
 * Animates the height of an element between 0 and that of its content. A collapsed element is `hidden`. A call during
 * an animation continues from the current height, and the last call wins.
 *
 * @param isOpen - whether to expand the element
 * @returns a promise that resolves when the animation has ended
 */
export async function animateCollapse(element: HTMLElement, isOpen: boolean): Promise<void> {
  const call = Symbol('call');
  const { style } = element;
  latestCalls.set(element, call);
  const from = element.hidden ? 0 : element.offsetHeight;
  element.hidden = false;
  style.overflow = 'hidden';
  style.height = `${from}px`;
  // Reading the height forces a layout, so that the transition starts at the height that was set above.
  const height = element.scrollHeight;
  // Unlike `hidden`, `clip` prevents the browser from scrolling the content inside the element. As the element grows,
  // it would scroll back, and the content would move under the pointer.
  style.overflow = 'clip';
  style.transition = `height ${computeDuration(height)}ms ease-in-out`;
  style.height = isOpen ? `${height}px` : '0px';

  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  if (latestCalls.get(element) !== call) return;
  element.hidden = !isOpen;
  style.removeProperty('overflow');
  style.removeProperty('height');
  style.removeProperty('transition');
}

/**
 * Computes the duration in milliseconds from the height in CSS pixels. It is 1 ms if the reader prefers reduced motion.
 * The formula is that of Material UI: the duration grows more slowly than the height.
 */
function computeDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const steps = height / 36;

  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
