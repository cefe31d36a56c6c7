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
