import type { Behavior } from '../behaviors';
import { onAddressChange } from '../navigation/navigation';
import { findTarget } from '../navigation/findTarget';
import { isOverlayOpen } from '../overlay/lockScroll';
import { findEventTarget } from '../findEventTarget';
import { BAR, TO_TOP_BUTTON } from '../themeMarkup';

/** From here on, in CSS pixels, the page counts as scrolled. */
const SCROLLED_PX = 50;
/** Nearer to the top, in CSS pixels, the bar is always there; no less than its height, so that nothing shows in its place. */
const BAR_PX = 64;
/** Nearer to the top, in CSS pixels, nobody needs a button to get there. */
const BUTTON_PX = 300;

let lastTop = 0;
let isAtAnchor = false;
let isFirstPage = true;

function findBar(): HTMLElement | null {
  return document.querySelector(BAR);
}

function findButton(): HTMLElement | null {
  return document.querySelector(TO_TOP_BUTTON);
}

/** What lies over the page may be a part of the bar. */
function showBar(isShown: boolean): void {
  findBar()?.toggleAttribute('data-away', !isShown && !isOverlayOpen());
}

function showButton(isShown: boolean): void {
  findButton()?.toggleAttribute('data-shown', isShown);
}

function markScrolled(): void {
  findBar()?.classList.toggle('scrolled', window.scrollY > SCROLLED_PX);
}

/** Some browsers spring back at the end of a page, which is not a reader who scrolls up. Asked for only when something would appear, because it measures. */
function isBeforeEnd(top: number, margin: number): boolean {
  return top + window.innerHeight < document.documentElement.scrollHeight - margin;
}

function followScroll(): void {
  const top = window.scrollY;
  const isDown = lastTop > 0 && top >= lastTop;
  const wasAtAnchor = isAtAnchor;
  const isReturning = !isDown && top >= BAR_PX && isBeforeEnd(top, BAR_PX);
  const hadMoved = lastTop > 0;
  lastTop = top;
  isAtAnchor = false;

  markScrolled();
  if (top < BAR_PX) showBar(true);
  else if (!wasAtAnchor && (isDown || isReturning)) showBar(!isDown);
  if (top < BUTTON_PX) showButton(false);
  else if (hadMoved && !wasAtAnchor && (isDown || isReturning)) showButton(!isDown);
}

/** When a link led to a heading, the bar makes room, and the scroll that brought the reader there says nothing about where they want to go. */
function meetAddress(): void {
  isAtAnchor = findTarget(window.location.hash) !== null;
  showBar(!isAtAnchor);
  if (isAtAnchor) showButton(false);
}

function enterPage(): undefined {
  // The first page opens with its bar, as the server drew it.
  if (!isFirstPage) meetAddress();
  isFirstPage = false;
  lastTop = 0;
  // Before the next frame is drawn, when the browser has to know the place anyway.
  requestAnimationFrame(markScrolled);
}

/**
 * The bar has the class `scrolled` after 50 pixels, leaves on the way down and returns on the way up, and when it gets the focus; the button that leads back to the top
 * is there on the way up.
 */
export const scrolling: Behavior = {
  start: () => {
    window.addEventListener('scroll', followScroll, { passive: true });
    window.addEventListener('hashchange', meetAddress);
    onAddressChange(meetAddress);
    document.addEventListener('focusin', (event) => {
      if (findEventTarget(event, BAR) !== undefined) showBar(true);
    });
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, TO_TOP_BUTTON) === undefined) return;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    });
  },
  enter: enterPage,
};
