import { WHOLE_PAGE_ATTRIBUTE } from '../../client/navigation/wholePage';

/**
 * Creates the script for the head of every page that turns parts off where the browser scrolls to a position that depends on the height of everything above it: after a
 * reload, after going back, and for links to a heading.
 *
 * @returns JavaScript source
 */
export function createWholePageScript(): string {
  return `(function (entry) {
  if (location.hash || !entry || entry.type !== 'navigate') document.documentElement.setAttribute('${WHOLE_PAGE_ATTRIBUTE}', '');
})(performance.getEntriesByType('navigation')[0]);`;
}
