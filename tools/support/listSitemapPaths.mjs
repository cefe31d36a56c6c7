import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/**
 * The paths of all pages that a sitemap names.
 *
 * @param {string} sitemap text of `sitemap.xml`
 * @returns {string[]} as written there, with or without a slash at the end, in its order
 * @throws {TypeError} for an entry that is no absolute address
 */
export function listSitemapPaths(sitemap) {
  // The parser of pages reads the elements of a sitemap as any others that HTML does not know.
  return selectAll('loc', fromHtml(sitemap, { fragment: true })).map((entry) => new URL(toString(entry)).pathname);
}
