import type { Behavior } from '../behaviors';
import { store } from '../storage';
import { findEventTarget } from './findEventTarget';

const BAR = '.theme-announcement-bar';

/** Closes the announcement and keeps that in the browser. A script in the head of every page forgets it when there is a new one. */
export const announcementBar: Behavior = {
  start: () => {
    document.addEventListener('click', (event) => {
      const bar = findEventTarget(event, `${BAR} .close`)?.closest(BAR);
      if (!bar) return;
      store('docusaurus.announcement.dismiss', 'true');
      // Hides the bar of the next page as well; the theme has the rule for it.
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
      bar.remove();
    });
  },
};
