import type { Behavior } from '../behaviors';
import { isBelow } from './site';

/** The page for unknown paths is one file for all of them: below /docs it has no invitation to start, like every page there. */
export const notFound: Behavior = {
  enter() {
    if (!isNotFoundPage(document) || !isBelow('docs')) return undefined;
    document.querySelector('[data-start-with]')?.remove();

    return undefined;
  },
};

/** Whether a page is the one for unknown paths, whatever its address. */
export function isNotFoundPage(page: Document): boolean {
  return page.querySelector('[data-not-found]') !== null;
}
