// Part of offline reading that every page loads. All other modules are loaded by the page about offline reading, or
// after a new release.
import { addBehaviors } from '@site/src/client/behaviors';
import { registration } from './registration';
import { showProblem } from './showProblem';

addBehaviors(registration, {
  enter() {
    const page = document.querySelector<HTMLElement>('[data-offline]');
    if (page !== null)
      import(/* webpackChunkName: "offline" */ './startOfflinePage')
        .then(({ startOfflinePage }) => startOfflinePage(page))
        .catch(() => {
          showProblem(page, 'failed');
        });

    return () => {
      document.querySelector('[data-offline-notice="page"]')?.remove();
    };
  },
});
