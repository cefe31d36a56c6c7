import type { BrowserContext } from '@playwright/test';

/**
 * Makes a test fail when any page of a context loses the focus to the body after a click or a key, because the next key
 * would have no effect. The focused control may have been removed, hidden, disabled or blurred. Readers may leave a
 * control: with `Tab`, by closing its dialog, and by pressing the mouse button where nothing can have the focus. Call
 * this before the first page is opened; it cannot be undone.
 */
export async function watchFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    /** Number of frames to watch after the last click, key, and change of the page. */
    const mostFrames = 120;
    /** Number of frames in which the focus may move on, because the element that gets it may arrive with a response. */
    const framesToMove = 30;
    // Saves the function, because tests with a fake clock replace it later, and then run many frames at once.
    const requestFrame = window.requestAnimationFrame.bind(window);
    const focusable =
      'a[href], area[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])';
    let control: Element | undefined;
    let words = '';
    let dialog: HTMLDialogElement | null = null;
    let framesLost = 0;
    let framesQuiet = 0;
    let isWatching = false;
    const changes = new MutationObserver(() => {
      framesQuiet = 0;
    });

    const readFocus = (): void => {
      const active = document.activeElement;
      if (active === null || active === document.body || active === control) return;
      control = active;
      words = (active.cloneNode(false) as Element).outerHTML.slice(0, 120);
      dialog = active.closest('dialog');
    };
    const forget = (): void => {
      control = undefined;
    };
    const look = (): void => {
      readFocus();
      // When a dialog closes, the browser restores the focus.
      if (dialog?.open === false) forget();
      framesLost = control !== undefined && document.activeElement === document.body ? framesLost + 1 : 0;
      framesQuiet += 1;
      if (framesLost > framesToMove) {
        forget();
        reportError(new Error(`The page lost the focus, which was on ${words}`));
      }
      isWatching = control !== undefined && framesQuiet < mostFrames;
      if (isWatching) requestFrame(look);
      else changes.disconnect();
    };
    const watch = (): void => {
      readFocus();
      framesQuiet = 0;
      if (isWatching || control === undefined) return;
      isWatching = true;
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    };

    for (const type of ['click', 'keyup']) document.addEventListener(type, watch, { capture: true });
    document.addEventListener(
      'mousedown',
      (event) => {
        if (!event.composedPath().some((part) => part instanceof Element && part.matches(focusable))) forget();
      },
      { capture: true },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Tab') forget();
      },
      { capture: true },
    );
  });
}
