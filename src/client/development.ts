// The development server shows pages with the generator's own application; this adds what articles do.
import './article';
import { enterPage, leavePage, startBehaviors } from './behaviors';

let hasStarted = false;

/** Called by the generator's router when a page is shown. */
export function onRouteDidUpdate(): void {
  if (process.env.NODE_ENV === 'production') return;
  if (hasStarted) {
    leavePage();
    enterPage();
  } else {
    hasStarted = true;
    startBehaviors();
  }
}
