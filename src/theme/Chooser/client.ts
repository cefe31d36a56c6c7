import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { parseItem } from '../Choices/choices';
import { showChoices, storeChoices } from '../Choices/client';

/** Behavior of the controls for choices. */
export const chooser: Behavior = {
  start() {
    document.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.closest('[data-chooser]') === null) return;
      storeChoices(parseItem(target.value));
      showChoices();
    });
  },
};

addBehaviors(chooser);
