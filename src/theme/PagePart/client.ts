import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { afterPaint, whenIdle } from '@site/src/client/tasks';

/** Lays out the parts of a page one after the other, each in an idle moment, so that no single task is long. */
export const pageParts: Behavior = {
  enter() {
    const parts = [...document.querySelectorAll('[data-page-part]')];
    const layOutNext = (): void => {
      const part = parts.shift();
      if (part === undefined) return;
      part.setAttribute('data-laid-out', '');
      void afterPaint().then(() => {
        whenIdle(layOutNext);
      });
    };
    whenIdle(layOutNext);

    return () => {
      parts.length = 0;
    };
  },
};

addBehaviors(pageParts);
