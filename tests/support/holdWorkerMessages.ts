import type { Page } from '@playwright/test';

/**
 * Holds back messages of workers in every page that opens from now on.
 *
 * @param held - name of a field, or a message; the messages with this field, and this message, are held back
 * @returns a function that releases the messages in the current page
 */
export async function holdWorkerMessages(page: Page, held: string): Promise<() => Promise<void>> {
  await page.addInitScript((name) => {
    const released = new Promise<void>((resolve) => {
      Object.assign(window, { releaseWorkers: resolve });
    });
    // `Worker` inherits the method from `EventTarget`.
    const add = EventTarget.prototype.addEventListener;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: (event: Event) => void) {
      add.call(this, type, (event) => {
        const data: unknown = event instanceof MessageEvent ? event.data : undefined;
        const isHeld = typeof data === 'object' && data !== null ? name in data : data === name;
        if (isHeld)
          void released.then(() => {
            listener(event);
          });
        else listener(event);
      });
    } as typeof add;
  }, held);

  return () =>
    page.evaluate(() => {
      (window as unknown as { releaseWorkers: () => void }).releaseWorkers();
    });
}
