import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { findTarget } from '@site/src/client/navigation/findTarget';
import { centerInContainer } from '@site/src/client/centerInContainer';

const COLUMN = '[data-contents]';
const FOLDED = '[data-contents-fold]';
/** Media query for windows that show the column, as in the stylesheet. */
const COLUMN_QUERY = '(min-width: 75em)';
/**
 * Margin above the viewport that is larger than any page, so that the observed area includes the headings above the
 * viewport.
 */
const MARGIN_ABOVE = '10000000px';

interface Entry {
  link: Element;
  heading: Element;
}

function readEntries(column: Element): Entry[] {
  return [...column.querySelectorAll('a')].flatMap((link) => {
    const heading = findTarget(link.hash);
    return heading === null ? [] : [{ link, heading }];
  });
}

/**
 * Finds the current section: the first section whose heading is in the upper half of the window. If there is none, this
 * is the last section whose heading is above the window, otherwise the first section.
 *
 * @param aboveTop - number of headings above the window
 * @param aboveMiddle - number of headings above the middle of the window, including those above the window
 * @returns zero-based index of the section's heading
 */
export function findCurrentIndex(aboveTop: number, aboveMiddle: number): number {
  return aboveMiddle > aboveTop ? aboveTop : Math.max(aboveTop - 1, 0);
}

/**
 * Keeps the link of the current section marked and in view. Observers report when a heading passes the top or the
 * middle of the window, so no listener for scrolling is needed.
 *
 * @returns a function that stops the tracking and removes the mark; undefined if there are no headings to track
 */
function trackHeadings(): (() => void) | undefined {
  const column = document.querySelector(COLUMN);
  const entries = column === null ? [] : readEntries(column);
  if (column === null || entries.length === 0) return undefined;
  const aboveTop = new Set<Element>();
  const aboveMiddle = new Set<Element>();
  let active: Element | undefined;
  const update = (): void => {
    const current = entries[findCurrentIndex(aboveTop.size, aboveMiddle.size)]?.link;
    if (current === active) return;
    active?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    active = current;
    if (current !== undefined) centerInContainer(current, column);
  };
  const observe = (passed: Set<Element>, fromBelow: string): IntersectionObserver => {
    const updatePassed = (changes: IntersectionObserverEntry[]): void => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      update();
    };
    const observer = new IntersectionObserver(updatePassed, { rootMargin: `${MARGIN_ABOVE} 0px -${fromBelow} 0px` });
    for (const { heading } of entries) observer.observe(heading);
    return observer;
  };
  const observers = [observe(aboveTop, '100%'), observe(aboveMiddle, '50%')];

  return () => {
    for (const observer of observers) observer.disconnect();
    active?.removeAttribute('aria-current');
  };
}

/**
 * Marks the current section in the column. In windows without the column, nothing is observed. The collapsed table of
 * contents closes when the reader follows one of its links.
 */
export const contentsTracking: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const folded = findEventTarget(event, `${FOLDED} a`)?.closest<HTMLDetailsElement>(FOLDED);
      if (folded) folded.open = false;
    });
  },
  enter() {
    const columnQuery = window.matchMedia(COLUMN_QUERY);
    let stop = columnQuery.matches ? trackHeadings() : undefined;
    const restart = (): void => {
      stop?.();
      stop = columnQuery.matches ? trackHeadings() : undefined;
    };
    columnQuery.addEventListener('change', restart);

    return () => {
      columnQuery.removeEventListener('change', restart);
      stop?.();
    };
  },
};

addBehaviors(contentsTracking);
