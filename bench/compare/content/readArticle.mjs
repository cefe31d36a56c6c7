import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { Problem } from '../../../tools/support/Problem.mjs';
import { listWords } from './listWords.mjs';
import { toBlocks } from './toBlocks.mjs';

/** @typedef {import('hast').Element} Element */

/**
 * Reads a page of a built site.
 *
 * @param {string} site folder of the built site
 * @param {string} route path of the page
 * @returns {{article: import('./types').Article, next: {route: string, label: string} | undefined}} the page, labeled with its title, and the one its footer leads on to
 * @throws {Problem} when the page is missing or has no text
 */
export function readArticle(site, route) {
  const tree = fromHtml(readFileSync(locatePage(site, route), 'utf8'));
  const content = select('.theme-doc-markdown, #__blog-post-container', tree);
  const heading = select('h1', tree);
  if (content === undefined || heading === undefined) {
    throw new Problem(
      `The page ${route} in ${site} has no article with a heading: name a page of the documentation or a blog post, or build the site again.`,
    );
  }
  const title = toString(heading).trim();
  const body = remove(content, heading);
  const day = select('time', tree)?.properties.dateTime;
  const date = route.startsWith('/blog/') && typeof day === 'string' ? day.slice(0, 10) : undefined;

  return {
    article: { route, title, label: title, date, blocks: toBlocks(body), words: listWords(body) },
    next: readNext(tree),
  };
}

/**
 * @param {string} site
 * @param {string} route
 */
function locatePage(site, route) {
  const file = [path.join(site, route, 'index.html'), path.join(site, `${route}.html`)].find((one) => existsSync(one));
  if (file === undefined) {
    throw new Problem(
      `There is no page ${route} in ${site}: build the site with npm run build, or name a page it has, for example --pages /docs/language/types.`,
    );
  }

  return file;
}

/** @param {import('hast').Root} tree */
function readNext(tree) {
  const link = select('.pagination-nav__link--next', tree);
  const label = link && select('.pagination-nav__label', link);
  if (link === undefined || label === undefined) return undefined;

  return { route: String(link.properties.href).replace(/(.)\/$/, '$1'), label: toString(label).trim() };
}

/**
 * @param {Element} element
 * @param {Element} unwanted
 * @returns {Element} a copy without it
 */
function remove(element, unwanted) {
  const children = element.children
    .filter((child) => child !== unwanted)
    .map((child) => (child.type === 'element' ? remove(child, unwanted) : child));

  return { ...element, children };
}
