/** Resolves after the next paint, which includes all changes made before the call. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

/**
 * Runs an action when the browser is idle.
 *
 * @param fallbackMs - delay in milliseconds in Safari, which has no `requestIdleCallback`
 */
export function whenIdle(action: () => void, fallbackMs = 200): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(action);
  else setTimeout(action, fallbackMs);
}

/**
 * Yields to the browser, which can handle input and paint before the caller continues. Without `scheduler.yield`, the
 * caller continues immediately, because browsers delay each timer of a chain by at least 4 ms.
 */
export async function yieldToBrowser(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) await window.scheduler.yield();
}
