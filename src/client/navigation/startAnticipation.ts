import { isModified } from '../isModified';
import { isDataSaved } from './isDataSaved';
import { announcePage, preparePage } from './loadPage';
import { stageContent, unstageContent } from './replaceContent';
import { findPageLink, isSamePage } from './site';

/** The click follows the end of a press within this time, in milliseconds, or not at all. */
const CLICK_MS = 1_000;

/** What is pressed, as long as it is. */
let pressed: EventTarget | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins with a page before the click: fetches it when a pointer or the focus comes to its link, reads it and lays it out while the link is pressed. */
export function startAnticipation(): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, announceLink, { passive: true });
  }
  document.addEventListener('pointerdown', beginPress, { passive: true });
  document.addEventListener('pointerup', endPress, { passive: true });
  // The reader scrolls, drags the link or gets the browser's menu for it: no click follows.
  for (const sign of ['pointercancel', 'dragstart', 'contextmenu'] as const) {
    document.addEventListener(sign, cancelPress, { passive: true });
  }
}

function announceLink({ target }: Event): void {
  const url = findOtherPage(target);
  if (url !== undefined) announcePage(url);
}

function beginPress(event: PointerEvent): void {
  cancelPress();
  const { target } = event;
  const url = findOtherPage(target);
  if (url === undefined || event.button !== 0 || isModified(event)) return;
  const page = preparePage(url);
  // A place within a page is shown with all of the page.
  if (url.hash !== '') return;
  pressed = target;
  page.then(
    ({ beginning }) => {
      if (pressed === target) stageContent(beginning);
    },
    // Whoever follows the link is told.
    () => undefined,
  );
}

function endPress(): void {
  pressed = null;
  clearTimeout(timer);
  timer = setTimeout(unstageContent, CLICK_MS);
}

function cancelPress(): void {
  pressed = null;
  clearTimeout(timer);
  unstageContent();
}

/** The page behind a link that the reader seems to want. */
function findOtherPage(target: EventTarget | null): URL | undefined {
  const url = findPageLink(target);

  return url === undefined || isSamePage(url, window.location) || isDataSaved() ? undefined : url;
}
