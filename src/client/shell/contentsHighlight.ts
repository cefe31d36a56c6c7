import type { Behavior } from '../behaviors';
import { findTarget } from '../navigation/findTarget';
import { WIDE_SCREEN } from './wideScreen';
import { CONTENTS_LINK } from '../themeMarkup';

const ACTIVE = 'table-of-contents__link--active';
/** So much that a heading above the window is still inside of what is observed, in CSS pixels. */
const ABOVE = '10000000px';

interface Entry {
  link: Element;
  heading: Element;
}

function readEntries(): Entry[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(CONTENTS_LINK)].flatMap((link) => {
    const heading = findTarget(link.hash);
    return heading === null ? [] : [{ link, heading }];
  });
}

/**
 * The section a reader is in: the first one whose heading stands in the upper half of the window, else the one before it.
 *
 * @param left - how many headings are above the window
 * @param reached - how many headings are above its middle, those included
 * @returns the index of its heading; -1 above the first one
 */
export function findCurrent(left: number, reached: number): number {
  return reached > left ? left : left - 1;
}

/** Marks, among the contents, the section a reader is in. The browser tells when a heading passes the top or the middle of the window; nothing is measured. */
function followHeadings(): (() => void) | undefined {
  const entries = readEntries();
  if (entries.length === 0) return undefined;
  const left = new Set<Element>();
  const reached = new Set<Element>();
  let active: Element | undefined;
  const update = (): void => {
    const current = entries[findCurrent(left.size, reached.size)]?.link;
    if (current === active) return;
    active?.classList.remove(ACTIVE);
    current?.classList.add(ACTIVE);
    active = current;
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
    active?.classList.remove(ACTIVE);
  };
}

/** The contents beside a page say where the reader is. On small screens they are not shown, and nothing is observed. */
export const contentsHighlight: Behavior = {
  enter: () => {
    const wide = window.matchMedia(WIDE_SCREEN);
    let stop = wide.matches ? followHeadings() : undefined;
    const change = (): void => {
      stop?.();
      stop = wide.matches ? followHeadings() : undefined;
    };
    wide.addEventListener('change', change);

    return () => {
      wide.removeEventListener('change', change);
      stop?.();
    };
  },
};
