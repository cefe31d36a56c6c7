// Part of the language tour that every page loads. All other modules are loaded when the reader starts a lesson, or if
// the reader started one on an earlier visit.
import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { onStorageChange, readItem } from '@site/src/client/storage';
import { registerBlockEditor } from '../edit/blockEditors';
import { registerTexts } from '../storage/readerTexts';
import { PREVIOUS_KEY, PROGRESS_KEY } from './progressKey';

let close: (() => void) | undefined;

const tour: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const lesson = findEventTarget(event, '[data-lesson-start]')?.closest('[data-lesson]');
      lesson?.querySelector<HTMLElement>('[data-edit]')?.click();
    });
    // This event comes only from other tabs. Without a key, it means that another tab has cleared the storage.
    onStorageChange((key) => {
      if (key === null || key === PROGRESS_KEY) show();
    });
  },

  enter() {
    if ([PROGRESS_KEY, PREVIOUS_KEY].some((key) => readItem(key) !== null)) show();
    return () => close?.();
  },
};

/** Shows the progress on the page of the tour. Lessons that the reader starts call `showProgress` themselves. */
function show(): void {
  if (document.querySelector('[data-tour]') === null) return;
  import('./openProgress').then(
    ({ closeProgress, showProgress }) => {
      close = closeProgress;
      showProgress();
    },
    (error: unknown) => {
      console.error(error);
    },
  );
}

registerTexts('tour', async () => (await import('./progress')).listAnswers);
registerBlockEditor({
  // The solution of a lesson is an ordinary contract block.
  find: (button) => (button.closest('[data-solution]') === null ? button.closest<HTMLElement>('[data-lesson]') : null),
  load: () => import('./EditedLesson'),
});
addBehaviors(tour);
