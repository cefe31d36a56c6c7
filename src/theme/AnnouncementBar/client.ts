import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { focusSkipRegion } from '@site/src/client/focusSkipRegion';
import { store } from '@site/src/client/storage';
import { CLOSED_ATTRIBUTE, CLOSED_KEY } from './headScript';

/** Closes the announcement and remembers that. A script in the head of every page forgets it when there is a new announcement. */
const announcementBar: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, '[data-announcement-close]') === undefined) return;
      store(CLOSED_KEY, 'true');
      document.documentElement.setAttribute(CLOSED_ATTRIBUTE, '');
      // The button disappears with the bar.
      focusSkipRegion();
    });
  },
};

addBehaviors(announcementBar);
