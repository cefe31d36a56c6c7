import type { Page } from '@playwright/test';

/** Words in contracts on which a disturbed compiler fails, each with the message for readers. */
export const DISTURBANCES = [
  ['PleaseHang', 'The compiler took more than 2 seconds and was stopped.'],
  ['PleaseCrash', 'The compiler crashed, for example because it ran out of memory.'],
] as const;

/** Makes the compiler worker hang or crash on contracts with these words. */
export async function disturbCompiler(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as Worker['postMessage'];
    Worker.prototype.postMessage = function (this: Worker, message: unknown): void {
      const text = JSON.stringify(message);
      if (text.includes('PleaseHang')) return;
      if (text.includes('PleaseCrash')) this.dispatchEvent(new ErrorEvent('error', { message: 'crash' }));
      else send.call(this, message);
    };
  });
}
