import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/**
 * Lists the paths of all pages in a sitemap.
 *
 * @param {string} sitemap content of `sitemap.xml`
 * @returns {string[]} the paths in the order of the sitemap; slashes at the end are kept
 * @throws {TypeError} for an entry that is not an absolute address
 */
export function listSitemapPaths(sitemap) {
  // The HTML parser also reads XML this simple: to it, the elements are unknown ones.
  return selectAll('loc', fromHtml(sitemap, { fragment: true })).map((entry) => new URL(toString(entry)).pathname);
}
