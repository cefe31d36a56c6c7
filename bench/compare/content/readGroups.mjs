import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readArticle } from './readArticle.mjs';

/** @typedef {import('./types').Article} Article */
/** @typedef {import('./types').Group} Group */

/** Below `/blog`, but no post. */
const LISTS = ['archive', 'authors', 'tags', 'page'];

/**
 * Reads all pages of the documentation in the order in which their footers lead from one to the next, and groups them as the sidebar does.
 *
 * @param {string} site folder of the built site
 * @param {string} first path of the page that has no page before it
 * @returns {Group[]}
 */
export function readDocumentation(site, first) {
  /** @type {Article[]} */
  const articles = [];
  let step = readArticle(site, first);
  articles.push(step.article);
  while (step.next !== undefined && !articles.some(({ route }) => route === step.next?.route)) {
    const { route, label } = step.next;
    step = readArticle(site, route);
    articles.push({ ...step.article, label });
  }

  return groupArticles(articles);
}

/**
 * Puts pages of one folder below one heading, which is the title of the folder's own page.
 *
 * @param {readonly Article[]} articles
 * @returns {Group[]} in the order of their first pages
 */
function groupArticles(articles) {
  /** @type {Map<string, Article[]>} */
  const folders = new Map();
  for (const article of articles) {
    const [, , folder = ''] = article.route.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), article]);
  }

  return [...folders].map(([folder, members]) => ({
    label: isGroup(folder, members) ? members[0]?.title : undefined,
    articles: members,
  }));
}

/**
 * @param {string} folder
 * @param {readonly Article[]} members
 */
function isGroup(folder, members) {
  return members.length > 1 || members[0]?.route !== `/docs/${folder}`;
}

/**
 * Reads all posts of the blog.
 *
 * @param {string} site folder of the built site
 * @returns {Article[]} the newest first
 */
export function readPosts(site) {
  const folder = path.join(site, 'blog');
  const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];

  return names
    .filter((entry) => entry.isDirectory() && !LISTS.includes(entry.name))
    .map(({ name }) => readArticle(site, `/blog/${name}`).article)
    .sort((left, right) => (right.date ?? '').localeCompare(left.date ?? ''));
}
