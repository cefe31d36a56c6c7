import { CONTRACT_NAME } from '../article/names';
import type { Behavior } from '../behaviors';

declare global {
  interface Window {
    /** Clicks and keys that came before the client started, in their order; a script in the head of the page notes them, see `config/headTags.ts`. */
    earlyInput?: Event[];
  }
}

/** What does nothing without scripts; links and the like have done their work. */
const CONTROL = `button, [role=button], [role=tab], ${CONTRACT_NAME}`;

/** What has taken its keys by itself. */
const FIELD = 'input, select, textarea, [contenteditable]';

/** Repeats the clicks on controls and the keys that came before the client had started. */
export const earlyInput: Behavior = {
  start() {
    window.onclick = null;
    window.onkeydown = null;
    const { earlyInput: events = [] } = window;
    if (events.length === 0) return;
    delete window.earlyInput;
    // When all behaviors have started.
    queueMicrotask(() => {
      repeat(events);
    });
  },
};

function repeat(events: readonly Event[]): void {
  const focused = document.activeElement;
  let clicked: Element | null = null;
  for (const event of events) {
    if (event instanceof KeyboardEvent) {
      // Where an earlier one has led, if it has led anywhere.
      const target = document.activeElement === focused ? event.target : document.activeElement;
      if (target instanceof Element) repeatKey(event, target);
      continue;
    }
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
    // Who clicks again because nothing has happened yet means it once.
    if (control !== null && control !== clicked) control.click();
    clicked = control;
  }
}

function repeatKey(event: KeyboardEvent, target: Element): void {
  // The browser moves the focus by itself, and writes into fields that were there.
  if (event.key === 'Tab' || event.isComposing || (event.target instanceof Element && event.target.matches(FIELD))) {
    return;
  }
  // Its properties are the settings of an equal one.
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', event));
  const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  // Only the browser's own events write.
  if (!isFree || !isTyped || !(target instanceof HTMLInputElement)) return;
  target.setRangeText(event.key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
