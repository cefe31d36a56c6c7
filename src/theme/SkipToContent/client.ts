import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { moveFocus } from '@site/src/client/moveFocus';

/** Moves the focus to the main content without changing the address. */
const skipLink: Behavior = {
  start() {
    document.addEventListener(
      'click',
      (event) => {
        if (findEventTarget(event, '[data-skip-link]') === undefined) return;
        event.preventDefault();
        const content = document.querySelector('main');
        if (content !== null) moveFocus(content);
      },
      // Runs before the navigation, which ignores events whose default action was prevented.
      { capture: true },
    );
  },
};

addBehaviors(skipLink);
