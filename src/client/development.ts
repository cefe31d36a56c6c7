// Last client module of the development server, where the Docusaurus application renders the pages. Like `start.ts`
// in the built site, it starts the behaviors, except those that replace the generator's navigation. It also notifies
// them of each navigation.
import { addBehaviors, notifyNavigationStart, enterPage, leavePage, startBehaviors } from './behaviors';
import { islands } from './islands/islands';

addBehaviors(islands);

let hasStarted = false;

/** Called by Docusaurus when a navigation starts, before the new page is shown. */
export function onRouteUpdate(): void {
  notifyNavigationStart();
}

/** Called by Docusaurus after it has shown a page. Only then do the cleanup functions for the previous page run. */
export function onRouteDidUpdate(): void {
  if (hasStarted) {
    leavePage();
    enterPage();
  } else {
    hasStarted = true;
    void startBehaviors();
  }
}
