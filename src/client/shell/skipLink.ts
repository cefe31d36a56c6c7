import type { Behavior } from '../behaviors';
import { findEventTarget } from './findEventTarget';
import { focusOnce } from './focusOnce';

const CONTENT_ID = '__docusaurus_skipToContent_fallback';

function skip(event: MouseEvent): void {
  if (findEventTarget(event, `a[href="#${CONTENT_ID}"]`) === undefined) return;
  event.preventDefault();
  const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(CONTENT_ID);
  if (content) focusOnce(content);
}

/** The first link of a page leads past the bar. */
export const skipLink: Behavior = {
  start: () => {
    document.addEventListener('click', skip, { capture: true });
  },
};
