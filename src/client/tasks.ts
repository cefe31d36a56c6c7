/** Resolves when what was changed has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

/**
 * Does something when the browser has nothing else to do.
 *
 * @param fallbackMs delay in milliseconds for Safari, which does not tell when it is idle
 */
export function whenIdle(action: () => void, fallbackMs = 200): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(action);
  else setTimeout(action, fallbackMs);
}
