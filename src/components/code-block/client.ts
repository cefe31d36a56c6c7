import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { copying } from './copying';

/** Behavior of the buttons that wrap the long lines of a block. */
const wrapping: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, '[data-wrap]');
      const isWrapped = button?.closest('[data-copyable]')?.querySelector('pre')?.toggleAttribute('data-wrapped');
      button?.setAttribute('aria-pressed', String(isWrapped));
    });
  },
};

addBehaviors(copying, wrapping);
