import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/**
 * Lists the paths of all pages in a sitemap.
 *
 * @param {string} sitemap content of `sitemap.xml`
 * @returns {string[]} the paths in the order of the sitemap; trailing slashes are kept
 * @throws {TypeError} for an entry that is not an absolute URL
 */
export function listSitemapPaths(sitemap) {
  // The HTML parser can also read simple XML, in which it sees unknown elements.
  return selectAll('loc', fromHtml(sitemap, { fragment: true })).map((entry) => new URL(toString(entry)).pathname);
}
