// The last client module of the development server, where the generator's own application shows the pages: starts the same behaviors as in the built site, and tells them when the reader goes to another page.
import { addBehaviors, departFromPage, enterPage, leavePage, startBehaviors } from './behaviors';
import { islands } from './islands/islands';

addBehaviors(islands);

let hasStarted = false;

/** Called by the router of the generator's application when the reader goes to another page, before that one is there. */
export function onRouteUpdate(): void {
  departFromPage();
}

/** Called by the router of the generator's application when a page is shown; the built site does not ship that, so there nobody calls it. */
export function onRouteDidUpdate(): void {
  if (hasStarted) {
    leavePage();
    enterPage();
  } else {
    hasStarted = true;
    startBehaviors();
  }
}
