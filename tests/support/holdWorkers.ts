import type { Page } from '@playwright/test';

/**
 * Holds back responses of workers, in all pages that are opened from now on.
 *
 * @param field - answers with this field are held back
 * @param value - that it must have, if only some of them are
 * @returns lets them go in the page that is open
 */
export async function holdWorkers(page: Page, field: string, value?: string): Promise<() => Promise<void>> {
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
