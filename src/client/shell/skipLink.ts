import type { Behaviour } from '../behaviours';
import { findTarget } from './findTarget';

const CONTENT_ID = '__docusaurus_skipToContent_fallback';
const LINK = `a[href="#${CONTENT_ID}"]`;

/** Where the focus is decides where the next Tab leads; the element itself is nothing to Tab to. */
function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  element.setAttribute('tabindex', '-1');
  element.focus(options);
  element.removeAttribute('tabindex');
}

/** Puts the focus before the link that skips to the content, the first thing of a page: where it is when a page was loaded. Does not scroll. */
export function focusSkipRegion(): void {
  const region = document.querySelector(LINK)?.parentElement;
  if (region) focusOnce(region, { preventScroll: true });
}

/** The first link of a page leads past the bar. */
export const skipLink: Behaviour = {
  start: () => {
    document.addEventListener(
      'click',
      (event) => {
        if (findTarget(event, LINK) === undefined) return;
        event.preventDefault();
        const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(CONTENT_ID);
        if (content) focusOnce(content);
      },
      { capture: true },
    );
  },
};
