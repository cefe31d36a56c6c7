// The tour of the language. Every page carries only this starter; the rest is loaded when a reader begins a lesson, or has begun one in an earlier visit.
import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { recall } from '@site/src/client/storage';
import { PROGRESS_KEY } from './progressKey';

/** The list of lessons that shows the progress, and what ends that. */
let shown: HTMLElement | null = null;
let close: (() => void) | undefined;

const tour: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const lesson = findEventTarget(event, '[data-lesson-start]')?.closest('[data-lesson]');
      lesson?.querySelector<HTMLElement>('[data-edit]')?.click();
      if (findEventTarget(event, '[data-lesson] [data-edit]')) showProgress();
    });
    // Events come only from other pages. From now on the island follows them itself.
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === PROGRESS_KEY) showProgress();
    });
  },

  enter() {
    if (recall(PROGRESS_KEY) !== null) showProgress();
    return () => {
      close?.();
      close = undefined;
      shown = null;
    };
  },
};

/** Shows the progress on the page of the tour. */
function showProgress(): void {
  const list = document.querySelector<HTMLElement>('[data-tour]');
  if (list === null || list === shown) return;
  shown = list;
  import('./openProgress').then(
    ({ openProgress }) => {
      // The reader may have left the page meanwhile.
      if (list === shown) close = openProgress(list);
    },
    (error: unknown) => {
      console.error(error);
      shown = null;
    },
  );
}

addBehaviors(tour);
