import type { Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { isOverlayOpen } from '@site/src/client/overlay/lockScroll';
import { isAtHeading, onReaderScroll, resetReaderScroll } from '@site/src/client/readerScroll';

/** From here on, in CSS pixels, the page counts as scrolled. */
const SCROLLED_PX = 50;
/** Nearer to the top, in CSS pixels, the bar is always there; no less than its height, so that nothing shows in its place. */
const BAR_PX = 64;

const BAR = '[data-bar]';

let isFirstPage = true;

/** The bar has the class `scrolled` after 50 pixels, leaves on the way down, and returns on the way up and when it gets the focus. */
export const scrolling: Behavior = {
  start() {
    window.addEventListener('scroll', markScrolled, { passive: true });
    window.addEventListener('hashchange', makeRoom);
    onReaderScroll(({ top, direction }) => {
      if (top < BAR_PX) showBar(true);
      else if (direction !== undefined) showBar(direction === 'up');
    });
    document.addEventListener('focusin', (event) => {
      if (findEventTarget(event, BAR) !== undefined) showBar(true);
    });
  },

  enter() {
    // The first page opens with its bar, as it was built.
    if (!isFirstPage) makeRoom();
    isFirstPage = false;
    // Before the next frame is drawn, when the browser has to know the place anyway.
    requestAnimationFrame(markScrolled);
    return undefined;
  },
};

/** When a link led to a heading, the bar makes room for it. */
function makeRoom(): void {
  resetReaderScroll();
  showBar(!isAtHeading());
}

/** An overlay may be a part of the bar. */
function showBar(isShown: boolean): void {
  document.querySelector(BAR)?.toggleAttribute('data-away', !isShown && !isOverlayOpen());
}

function markScrolled(): void {
  document.querySelector(BAR)?.classList.toggle('scrolled', window.scrollY > SCROLLED_PX);
}
