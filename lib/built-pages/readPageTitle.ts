import { toString } from 'hast-util-to-string';
import { removeSiteName } from '../html/removeSiteName';
import type { BuiltPage } from './BuiltPage';

/**
 * Reads the title of a page without the name of the site.
 *
 * @returns an empty string for a page without a title
 */
export function readPageTitle(page: BuiltPage): string {
  const element = page.find('title');
  return element === undefined ? '' : removeSiteName(toString(element));
}
