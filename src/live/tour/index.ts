// The tour of the language. Only this starter is part of every page; the rest comes with the first answer, or for a reader who has begun before.
import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { recall } from '@site/src/client/storage';
import { PROGRESS_KEY } from './progressKey';

const tour: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const lesson = findEventTarget(event, '[data-lesson-start]')?.closest('[data-lesson]');
      lesson?.querySelector<HTMLElement>('[data-edit]')?.click();
    });
    // Only what other pages do is heard. Without a key, one of them has forgotten all that the site keeps.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== null && key !== PROGRESS_KEY) return;
      withProgress(({ followOtherPage }) => {
        followOtherPage(newValue === null);
      });
    });
  },

  enter() {
    if (recall(PROGRESS_KEY) === null) return undefined;
    withProgress(({ showTourProgress }) => {
      showTourProgress();
    });
    return undefined;
  },
};

/** On the page of the tour, does something with what shows the progress there. */
function withProgress(action: (module: typeof import('./showTourProgress')) => void): void {
  if (document.querySelector('[data-tour]') === null) return;
  import('./showTourProgress').then(action, (error: unknown) => {
    console.error(error);
  });
}

addBehaviors(tour);
