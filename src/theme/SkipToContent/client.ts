import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { focusOnce } from '@site/src/client/focusOnce';

/** Moves the focus to the main part of the page, and leaves the address as it is. */
const skipLink: Behavior = {
  start() {
    document.addEventListener(
      'click',
      (event) => {
        const link = findEventTarget<HTMLAnchorElement>(event, '[data-skip-link]');
        if (link === undefined) return;
        event.preventDefault();
        const content = document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>(link.hash);
        if (content !== null) focusOnce(content);
      },
      // Before the navigation, which leaves alone what was prevented.
      { capture: true },
    );
  },
};

addBehaviors(skipLink);
