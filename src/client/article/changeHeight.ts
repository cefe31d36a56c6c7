/** What to do when the change under way of an element is over. */
const pending = new WeakMap<HTMLElement, AbortController>();

/**
 * Lets the height of an element change gradually, the longer the higher it is; a stylesheet may shorten that for readers who want less motion. Afterwards its height is
 * that of its content again. A change that is under way ends without its `onEnd`.
 *
 * @param from - height it has, in CSS pixels
 * @param to - height it gets, in CSS pixels
 */
export function changeHeight(element: HTMLElement, from: number, to: number, onEnd: () => void): void {
  pending.get(element)?.abort();
  const change = new AbortController();
  pending.set(element, change);
  const end = (): void => {
    change.abort();
    pending.delete(element);
    element.removeAttribute('style');
    onEnd();
  };
  if (from === to) {
    end();
    return;
  }
  element.style.cssText = `overflow: hidden; height: ${from}px`;
  // Makes the browser see the first height, which it would otherwise skip.
  element.getBoundingClientRect();
  element.style.cssText += `; height: ${to}px; transition: height ${findDuration(Math.max(from, to))}ms ease-in-out`;
  element.addEventListener(
    'transitionend',
    ({ target, propertyName }) => {
      if (target === element && propertyName === 'height') end();
    },
    { signal: change.signal },
  );
}

/** Milliseconds for a height in CSS pixels: longer for a higher one, but less than in proportion. */
function findDuration(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
