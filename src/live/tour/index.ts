// The tour of the language. Only this starter is part of every page; the rest comes with the first answer, or for a reader who has begun before.
import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/shell/findEventTarget';
import { recall } from '@site/src/client/storage';
import { PROGRESS_KEY } from './progressKey';

const tour: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const lesson = findEventTarget(event, '[data-lesson-start]')?.closest('[data-lesson]');
      lesson?.querySelector<HTMLElement>('[data-edit]')?.click();
    });
  },

  enter() {
    if (document.querySelector('[data-tour]') === null || recall(PROGRESS_KEY) === null) return undefined;
    import('./showTourProgress').then(
      ({ showTourProgress }) => {
        showTourProgress();
      },
      (error: unknown) => {
        console.error(error);
      },
    );
    return undefined;
  },
};

addBehaviors(tour);
