import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { Problem } from '../../tools/support/Problem.mjs';

/** A path nobody has: a host answers it with the page of `404.html` and the status 404, as readers get it. */
export const UNKNOWN_PATH = '/a-path-nobody-has';

/**
 * The paths of all pages of a built site, those included that the sitemap leaves out.
 *
 * @param {string} site folder of the built site
 * @returns {string[]} sorted
 * @throws {Problem} when there is no built site
 */
export function listRoutes(site) {
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new Problem(`There is no built site in ${site}: build it with npm run build, or correct SITE_BUILD.`);
  }
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));

  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === '404.html' ? UNKNOWN_PATH : `/${file.replace(/(^|\/)index\.html$/, '')}`))
    .sort();
}

/**
 * Whether a page asks search engines not to list it.
 *
 * @param {string} site folder of the built site
 * @param {string} route other than `UNKNOWN_PATH`
 * @returns {boolean}
 */
export function isHiddenFromSearchEngines(site, route) {
  const page = fromHtml(readFileSync(path.join(site, route, 'index.html'), 'utf8'));

  return selectAll('meta[name=robots i]', page).some(({ properties }) =>
    String(properties.content)
      .toLowerCase()
      .split(/[\s,]+/)
      .includes('noindex'),
  );
}

/**
 * Picks routes by their paths; a slash at the end does not matter.
 *
 * @param {readonly string[]} routes
 * @param {string | undefined} only paths separated by commas; nothing for all routes
 * @returns {string[]}
 * @throws {Problem} for a path that is no page of the site
 */
export function selectRoutes(routes, only) {
  if (only === undefined) {
    return [...routes];
  }
  const trim = (/** @type {string} */ route) => route.trim().replace(/(.)\/$/, '$1');
  const asked = only.split(',').map(trim);
  const unknown = asked.filter((route) => !routes.includes(route));
  if (unknown.length > 0) {
    throw new Problem(
      `--only asks for ${unknown.map((route) => `"${route}"`).join(', ')}, which the built site does not have: use paths of its pages, separated by commas, for example --only /,/docs/language (the page for unknown paths is ${UNKNOWN_PATH}).`,
    );
  }

  return asked;
}
