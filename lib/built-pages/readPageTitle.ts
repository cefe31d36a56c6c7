import { toString } from 'hast-util-to-string';
import { cutSiteName } from '../html/cutSiteName';
import type { BuiltPage } from './BuiltPage';

/**
 * Reads a page's own title: without the name of the site behind it.
 *
 * @param titleDelimiter - the separator between the two
 * @returns an empty text for a page without a title
 */
export function readPageTitle(page: BuiltPage, titleDelimiter: string): string {
  const element = page.find('title');
  return element === undefined ? '' : cutSiteName(toString(element), titleDelimiter);
}
