import type { Page } from '@playwright/test';

/**
 * Holds back messages of workers in every page that opens from now on.
 *
 * @param field - name of a field; messages that have this field are held back
 * @param value - value that the field must have; by default, any value
 * @returns a function that releases the messages in the current page
 */
export async function holdWorkerMessages(page: Page, field: string, value?: string): Promise<() => Promise<void>> {
  await page.addInitScript(
    ([name, wanted]) => {
      const released = new Promise<void>((resolve) => {
        Object.assign(window, { releaseWorkers: resolve });
      });
      // `Worker` inherits the method from `EventTarget`.
      const add = EventTarget.prototype.addEventListener;
      Worker.prototype.addEventListener = function (this: Worker, type: string, listener: (event: Event) => void) {
        add.call(this, type, (event) => {
          const data: unknown = event instanceof MessageEvent ? event.data : undefined;
          const held = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name!] : undefined;
          if (held === undefined || (wanted !== undefined && held !== wanted)) listener(event);
          else
            void released.then(() => {
              listener(event);
            });
        });
      } as typeof add;
    },
    [field, value],
  );

  return () =>
    page.evaluate(() => {
      (window as unknown as { releaseWorkers: () => void }).releaseWorkers();
    });
}
