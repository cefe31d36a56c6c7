import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { focusSkipRegion } from '@site/src/client/focusSkipRegion';
import { onReaderScroll } from '@site/src/client/readerScroll';

/** Scroll position, in CSS pixels, below which the button is hidden. */
const NEAR_TOP_PX = 300;

const BUTTON = '[data-to-top]';

/** Shows the button when the reader scrolls up, and scrolls to the top when it is clicked. */
const backToTop: Behavior = {
  start() {
    onReaderScroll(({ top, direction }) => {
      if (top < NEAR_TOP_PX) showButton(false);
      else if (direction !== undefined) showButton(direction === 'up');
    });
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, BUTTON) === undefined) return;
      const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
      // At the top, the button is hidden and would lose the focus.
      focusSkipRegion();
    });
  },
  enter() {
    showButton(false);
  },
};

addBehaviors(backToTop);

function showButton(isShown: boolean): void {
  document.querySelector(BUTTON)?.toggleAttribute('data-shown', isShown);
}
