import type { Behavior } from '../behaviors';
import { findEventTarget } from '../findEventTarget';
import { focusOnce } from '../focusOnce';
import { SKIP_LINK, SKIP_TARGET } from '../themeMarkup';

function skip(event: MouseEvent): void {
  if (findEventTarget(event, SKIP_LINK) === undefined) return;
  event.preventDefault();
  const content = document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>(SKIP_TARGET);
  if (content) focusOnce(content);
}

/** The first link of a page leads past the bar. */
export const skipLink: Behavior = {
  start: () => {
    document.addEventListener('click', skip, { capture: true });
  },
};
