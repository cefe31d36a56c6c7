import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { findTarget } from '@site/src/client/navigation/findTarget';
import { showInBox } from '@site/src/client/showInBox';

const COLUMN = '[data-contents]';
const FOLDED = '[data-contents-fold]';
/** Windows that show the column, as in the styles. */
const HAS_COLUMN = '(min-width: 75em)';
/** Far enough that a heading above the window is still inside the observed area, in CSS pixels. */
const ABOVE = '10000000px';

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
 * Finds the section a reader is in: the first one whose heading is in the upper half of the window, else the one before it, else the first one.
 *
 * @param left - how many headings are above the window
 * @param reached - how many headings are above its middle, those above the window included
 * @returns the index of its heading
 */
export function findCurrent(left: number, reached: number): number {
  return reached > left ? left : Math.max(left - 1, 0);
}

/** Marks the section a reader is in. The browser reports when a heading passes the top or the middle of the window; only a new mark is measured, to keep it in view. */
function followHeadings(): (() => void) | undefined {
  const column = document.querySelector(COLUMN);
  const entries = column === null ? [] : readEntries(column);
  if (column === null || entries.length === 0) return undefined;
  const left = new Set<Element>();
  const reached = new Set<Element>();
  let active: Element | undefined;
  const update = (): void => {
    const current = entries[findCurrent(left.size, reached.size)]?.link;
    if (current === active) return;
    active?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    active = current;
    if (current !== undefined) showInBox(current, column);
  };
  const observe = (passed: Set<Element>, fromBelow: string): IntersectionObserver => {
    const note = (changes: IntersectionObserverEntry[]): void => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      update();
    };
    const observer = new IntersectionObserver(note, { rootMargin: `${ABOVE} 0px -${fromBelow} 0px` });
    for (const { heading } of entries) observer.observe(heading);
    return observer;
  };
  const observers = [observe(left, '100%'), observe(reached, '50%')];

  return () => {
    for (const observer of observers) observer.disconnect();
    active?.removeAttribute('aria-current');
  };
}

/** The column of contents shows where the reader is. Where it is not shown, nothing is observed, and the folded contents close when they have led somewhere. */
export const contents: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const folded = findEventTarget(event, `${FOLDED} a`)?.closest<HTMLDetailsElement>(FOLDED);
      if (folded) folded.open = false;
    });
  },
  enter() {
    const hasColumn = window.matchMedia(HAS_COLUMN);
    let stop = hasColumn.matches ? followHeadings() : undefined;
    const change = (): void => {
      stop?.();
      stop = hasColumn.matches ? followHeadings() : undefined;
    };
    hasColumn.addEventListener('change', change);

    return () => {
      hasColumn.removeEventListener('change', change);
      stop?.();
    };
  },
};

addBehaviors(contents);
