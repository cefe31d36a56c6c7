/** Resolves when what was changed has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      void nextTask().then(resolve);
    });
  });
}

/** Resolves in a task of its own, so that the browser can do what the reader waits for in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Does something when nobody needs the processor.
 *
 * @param fallbackMs - after so many milliseconds in Safari, which has no idle time to offer
 */
export function whenIdle(action: () => void, fallbackMs = 200): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(action);
  else setTimeout(action, fallbackMs);
}
