import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { Problem } from '../../tools/support/Problem.mjs';
import { NEXT_LINK } from '../serveSite.mjs';
import { ADDED_BY_SITE, toBlocks } from './blocks.mjs';

/** @typedef {import('hast').Nodes} Nodes */
/** @typedef {import('./types').Article} Article */
/** @typedef {import('./types').Group} Group */

const FIRST_PAGE = '/docs/getting-started';
/** CSS selector of the element with the content on our pages. */
const CONTENT = '.theme-doc-markdown, #__blog-post-container';
/** Folders below `/blog` that contain lists of posts, but no post. */
const LIST_FOLDERS = ['archive', 'authors', 'tags', 'page'];

/**
 * CSS selector of elements whose words do not count: those whose text the author did not write, and those that every
 * generator adds, such as titles and heading links.
 */
const WITHOUT_WORDS = `${ADDED_BY_SITE}, svg, button, script, style, template, img, input`;
/** Elements that do not end a word. */
const INLINE = ['a', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time', 'wbr'];

/**
 * Reads the documentation, in the order of its links to the next page, and the blog.
 *
 * @param {string} site folder of our built site
 * @returns {{groups: Group[], posts: Article[]}} groups as in the sidebar; the newest post first
 * @throws {Problem} if a page is missing or has no text
 */
export function readContent(site) {
  /** @type {Map<string, Article[]>} */
  const folders = new Map();
  /** @type {Set<string>} */
  const seen = new Set();
  for (let route = /** @type {string | undefined} */ (FIRST_PAGE); route !== undefined && !seen.has(route);) {
    seen.add(route);
    const { article, next } = readArticle(site, route);
    const [, , folder = ''] = route.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), article]);
    route = next;
  }
  const groups = [...folders].map(([folder, articles]) => ({
    label: articles.length > 1 || articles[0]?.route !== `/docs/${folder}` ? articles[0]?.title : undefined,
    articles,
  }));
  const posts = readdirSync(path.join(site, 'blog'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LIST_FOLDERS.includes(entry.name))
    .map(({ name }) => readArticle(site, `/blog/${name}`).article)
    .sort((left, right) => (right.date ?? '').localeCompare(left.date ?? ''));

  return { groups, posts };
}

/**
 * @param {string} site
 * @param {string} route
 * @returns {{article: Article, next: string | undefined}} `next` is the path of the next page
 */
function readArticle(site, route) {
  const tree = readPage(site, route);
  const content = tree && select(CONTENT, tree);
  const heading = tree && select('h1', tree);
  if (content === undefined || heading === undefined) {
    throw new Problem(
      `${site} has no page ${route} with content and a heading: build the site, or correct the selectors in bench/peers/content.mjs.`,
    );
  }
  const day = select('time', tree)?.properties.dateTime;
  const href = select(NEXT_LINK, tree)?.properties.href;

  return {
    article: {
      route,
      title: toString(heading).trim(),
      date: route.startsWith('/blog/') && typeof day === 'string' ? day.slice(0, 10) : undefined,
      blocks: toBlocks(content),
      words: listWords(content),
    },
    next: typeof href === 'string' ? href.replace(/\/$/, '') : undefined,
  };
}

/**
 * @param {string} site
 * @param {string} route
 * @returns {import('hast').Root | undefined}
 */
function readPage(site, route) {
  const files = [`${route}.html`, `${route}/index.html`].map((name) => path.join(site, name));
  const file = files.find((name) => existsSync(name));

  return file === undefined ? undefined : fromHtml(readFileSync(file, 'utf8'));
}

/**
 * Lists the words of a part of a page, in prose and code. The headers of our code blocks do not count, because their
 * labels are not content.
 *
 * @param {Nodes} node
 * @returns {string[]}
 */
export function listWords(node) {
  const headers = selectAll('.theme-code-block', node).flatMap(({ children }) =>
    children.slice(
      0,
      Math.max(
        0,
        children.findIndex((child) => select('pre', child) !== undefined),
      ),
    ),
  );

  return readText(node, new Set([...selectAll(WITHOUT_WORDS, node), ...headers])).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/**
 * @param {Nodes} node
 * @param {ReadonlySet<Nodes>} omittedParts
 * @returns {string}
 */
function readText(node, omittedParts) {
  if (omittedParts.has(node)) return '';
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map((child) => readText(child, omittedParts)).join('');

  return node.type === 'element' && INLINE.includes(node.tagName) ? text : ` ${text} `;
}

/**
 * Measures how many words of one of our pages a peer shows.
 *
 * @param {string} site folder of the built peer
 * @param {string} selector CSS selector of the element with the content
 * @param {Article} article
 * @returns {number} share of our words that the peer shows, from 0 to 1; a repeated word counts as often as both pages
 *   have it
 */
export function measureCoverage(site, selector, { route, words }) {
  const tree = readPage(site, route);
  const content = tree && select(selector, tree);
  /** @type {Map<string, number>} */
  const remaining = new Map();
  for (const word of content === undefined ? [] : listWords(content))
    remaining.set(word, (remaining.get(word) ?? 0) + 1);
  const found = words.filter((word) => {
    const count = remaining.get(word) ?? 0;
    remaining.set(word, count - 1);

    return count > 0;
  });

  return words.length === 0 ? 1 : found.length / words.length;
}
