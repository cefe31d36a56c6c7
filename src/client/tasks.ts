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
 * @param fallbackMs delay in milliseconds for Safari, which has no `requestIdleCallback`
 */
export function whenIdle(action: () => void, fallbackMs = 200): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(action);
  else setTimeout(action, fallbackMs);
}

/**
 * Waits until the browser has handled input and painted, if it has to. Without `scheduler.yield`, the caller goes on at
 * once, because browsers delay a chain of timers by at least 4 ms each.
 */
export async function yieldToBrowser(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) await window.scheduler.yield();
}
