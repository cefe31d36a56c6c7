import type { Page } from '@playwright/test';

/** What the page says when a control has disappeared and taken the focus with it; `tests/support/test.ts` fails a test with it, as with every warning. */
const LOST = 'The focus was lost';

/**
 * Has a test fail when a click or a key removes, hides or disables the control that had the focus, and the focus falls back to the page as a whole: the next key would go nowhere. To be
 * called before the page is opened.
 */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript((lost) => {
    const isUsable = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;
    const watch = (): void => {
      const before = document.activeElement;
      if (before === null || before === document.body) return;
      const describe = before.outerHTML.slice(0, 120);
      // What replaces the control may come with an answer. A control that is still there was left on purpose.
      let frames = 0;
      const look = (): void => {
        const isLost = document.activeElement === document.body && !isUsable(before);
        if (!isLost) return;
        frames += 1;
        if (frames > 30) console.warn(`${lost}: ${describe}`);
        else requestAnimationFrame(look);
      };
      // Whether it disappears is known after the answer to the click, which is drawn with a later frame.
      let left = 30;
      const wait = (): void => {
        look();
        left -= 1;
        if (frames === 0 && left > 0) requestAnimationFrame(wait);
      };
      requestAnimationFrame(wait);
    };
    for (const type of ['click', 'keyup']) {
      document.addEventListener(type, watch, { capture: true });
    }
  }, LOST);
}
