import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { focusSkipRegion } from '@site/src/client/focusSkipRegion';
import { writeItem } from '@site/src/client/storage';
import { CLOSED_ATTRIBUTE, CLOSED_KEY } from './constants';

/**
 * Closes the announcement and stores that it was closed. For a new announcement, `headScript.ts` sets the stored value
 * to `false`.
 */
const announcementBar: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, '[data-announcement-close]') === undefined) return;
      writeItem(CLOSED_KEY, 'true');
      document.documentElement.setAttribute(CLOSED_ATTRIBUTE, '');
      // The bar is now hidden and its button would lose the focus, so the focus moves to the beginning of the page.
      focusSkipRegion();
    });
  },
};

addBehaviors(announcementBar);
