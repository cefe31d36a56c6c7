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
