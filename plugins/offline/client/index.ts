// The part that every page loads: all else comes with the page about reading offline, or when a release is new.
import { addBehaviors } from '@site/src/client/behaviors';
import { registration } from './registration';
import { showProblem } from './showProblem';

addBehaviors(registration, {
  enter() {
    const page = document.querySelector<HTMLElement>('[data-offline]');
    if (page !== null)
      import(/* webpackChunkName: "offline" */ './onDemand')
        .then(({ startPage }) => startPage(page))
        .catch(() => {
          showProblem(page, 'failed');
        });

    return undefined;
  },
});
