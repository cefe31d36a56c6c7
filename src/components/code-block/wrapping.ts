import type { Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';

/** Buttons that wrap the long lines of their block. */
export const wrapping: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, '[data-wrap]');
      const isWrapped = button?.closest('[data-copyable]')?.querySelector('pre')?.toggleAttribute('data-wrapped');
      button?.setAttribute('aria-pressed', String(isWrapped));
    });
  },
};
