import type { BrowserContext } from '@playwright/test';

/**
 * Makes a test fail when a click or a key removes, hides or disables the focused control in any page of a context, and
 * no other element gets the focus. The next key would then have no effect. Call it before the first page is opened; it
 * cannot be undone.
 */
export async function watchFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const mostFrames = 60;
    // The element that replaces the control may arrive with a response.
    const framesToMove = 30;
    const watch = (): void => {
      const control = document.activeElement;
      if (control === null || control === document.body) return;
      const words = control.outerHTML.slice(0, 120);
      const dialog = control.closest('dialog');
      let framesLost = 0;
      const look = (frame: number): void => {
        // When a dialog closes, the browser restores the focus.
        const isUsable = control.isConnected && control.getClientRects().length > 0 && !control.matches(':disabled');
        const isGone = (dialog?.open ?? true) && !isUsable;
        framesLost = isGone && document.activeElement === document.body ? framesLost + 1 : 0;
        if (framesLost > framesToMove) reportError(new Error(`The focus was lost with ${words}`));
        else if (frame < mostFrames) {
          requestAnimationFrame(() => {
            look(frame + 1);
          });
        }
      };
      look(0);
    };
    for (const type of ['click', 'keyup']) document.addEventListener(type, watch, { capture: true });
  });
}
