import type { Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { isOverlayOpen } from '@site/src/client/overlay/lockScroll';
import { hasHashTarget, onReaderScroll } from '@site/src/client/readerScroll';

/** Scroll position, in CSS pixels, above which the page counts as scrolled. */
const SCROLLED_PX = 50;
/**
 * Scroll position, in CSS pixels, below which the bar is always shown. It is at least the height of the bar, so that no
 * gap appears.
 */
const BAR_PX = 64;

const BAR = '[data-bar]';

let isFirstPage = true;

/**
 * Adds the class `scrolled` to the bar after 50 pixels. Hides the bar when the reader scrolls down or the address leads
 * to a heading, and shows it when the reader scrolls up or focuses it.
 */
export const scrolling: Behavior = {
  start() {
    window.addEventListener('scroll', markScrolled, { passive: true });
    window.addEventListener('hashchange', hideBarAtHeading);
    onReaderScroll(({ top, direction }) => {
      if (top < BAR_PX) showBar(true);
      else if (direction !== undefined) showBar(direction === 'up');
    });
    document.addEventListener('focusin', (event) => {
      if (findEventTarget(event, BAR) !== undefined) showBar(true);
    });
  },

  enter() {
    // On the first page, the bar is shown as in its HTML.
    if (!isFirstPage) hideBarAtHeading();
    isFirstPage = false;
    // Reads the scroll position in the next frame, when the browser computes the layout anyway.
    requestAnimationFrame(markScrolled);
  },
};

/** Hides the bar if the address leads to a heading, which it would cover. */
function hideBarAtHeading(): void {
  showBar(!hasHashTarget());
}

/**
 * Shows or hides the bar. While an overlay is open, the bar is always shown, because the overlay may be part of it.
 */
function showBar(isShown: boolean): void {
  document.querySelector(BAR)?.toggleAttribute('data-hidden', !isShown && !isOverlayOpen());
}

function markScrolled(): void {
  document.querySelector(BAR)?.classList.toggle('scrolled', window.scrollY > SCROLLED_PX);
}
