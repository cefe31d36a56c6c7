import type { Behavior } from '../behaviors';
import { isInSection } from './site';

/**
 * Adapts the 404 page to its address, because hosts serve the same file for all unknown paths. Below `/docs`, removes
 * the invitation to start, which documentation pages do not have. On the first page, a script in the page has already
 * removed it (`src/theme/StartWith`), but scripts in a page that a navigation inserts do not run.
 */
export const notFound: Behavior = {
  enter() {
    if (!isNotFoundPage(document) || !isInSection('docs')) return;
    document.querySelector('[data-start-with]')?.remove();
  },
};

/** Returns whether a page is the 404 page, regardless of its address. */
export function isNotFoundPage(page: Document): boolean {
  return page.querySelector('[data-not-found]') !== null;
}
