// The part that every page loads: all else comes with the page about reading offline, or when a release is new.
import { addBehaviors } from '@site/src/client/behaviors';
import { registration } from './registration';

addBehaviors(registration, {
  enter() {
    const page = document.querySelector<HTMLElement>('[data-offline]');
    if (page !== null)
      void import(/* webpackChunkName: "offline" */ './onDemand').then(({ startPage }) => {
        startPage(page);
      });

    return undefined;
  },
});
