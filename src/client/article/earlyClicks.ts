import type { Behavior } from '../behaviors';

declare global {
  interface Window {
    /** What was clicked last before the client started; a script in the head of the page notes it, see `config/headTags.ts`. */
    earlyClick?: EventTarget | null;
  }
}

/** What does nothing without scripts; links and the like have done their work. */
const CONTROL = 'button, [role=button], [role=tab]';

/** Repeats a click on a control that came while the page was still being read. */
export const earlyClicks: Behavior = {
  start() {
    window.onclick = null;
    const { earlyClick } = window;
    const control = earlyClick instanceof Element ? earlyClick.closest<HTMLElement>(CONTROL) : null;
    // When all behaviors have started.
    if (control !== null)
      queueMicrotask(() => {
        control.click();
      });
  },
};
