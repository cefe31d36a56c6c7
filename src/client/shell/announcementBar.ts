import type { Behavior } from '../behaviors';
import { store } from '../storage';
import { findEventTarget } from '../findEventTarget';
import { ANNOUNCEMENT, ANNOUNCEMENT_BUTTON } from '../themeMarkup';

/** Where the browser keeps that the announcement was closed; the theme's script in the head of every page reads it, see also `config/headTags.ts`. */
export const ANNOUNCEMENT_KEY = 'docusaurus.announcement.dismiss';
/** Hides the bar of the next page as well; the theme has the rule for it. */
export const ANNOUNCEMENT_MARK = 'data-announcement-bar-initially-dismissed';

/** Closes the announcement and keeps that in the browser. A script in the head of every page forgets it when there is a new one. */
export const announcementBar: Behavior = {
  start: () => {
    document.addEventListener('click', (event) => {
      const bar = findEventTarget(event, ANNOUNCEMENT_BUTTON)?.closest(ANNOUNCEMENT);
      if (!bar) return;
      store(ANNOUNCEMENT_KEY, 'true');
      document.documentElement.setAttribute(ANNOUNCEMENT_MARK, 'true');
      bar.remove();
    });
  },
};
