import type { Locator } from '@playwright/test';

/**
 * Presses the Tab key until an element has the focus.
 *
 * @param limit - maximum number of presses
 * @throws Error if the element does not have the focus after them
 */
export async function tabTo(target: Locator, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${limit} presses of the Tab key do not lead to ${target.toString()}.`);
}
