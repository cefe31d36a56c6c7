import { DIALECTS, translate } from '../../content/dialects.mjs';
import { writeFrontMatter, writePlain } from '../../content/writeMarkdown.mjs';

/** @typedef {import('../../content/types').Group} Group */
/** @typedef {import('../../content/types').Article} Article */

/** @returns {Omit<import('../peers.mjs').Peer, 'template'>} */
export function describeVitePress() {
  return {
    id: 'vitepress',
    name: 'VitePress',
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    output: '.vitepress/dist',
    leftovers: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
    article: 'vp-doc',
    write,
    locate: (route) => `${route}.html`,
    next: '.pager-link.next',
  };
}

/**
 * @param {readonly Group[]} groups
 * @param {readonly Article[]} posts
 */
function write(groups, posts) {
  const pages = [...groups.flatMap(({ articles }) => articles), ...posts];
  const sidebar = [...groups.flatMap(writeGroup), { text: 'Blog', items: posts.map(writeItem) }];

  return {
    ...Object.fromEntries(pages.map((page) => [`${page.route.slice(1)}.md`, writePage(page)])),
    'index.md': '# Wirespec\n\n[Documentation](/docs/getting-started)\n',
    '.vitepress/sidebar.json': JSON.stringify(sidebar),
  };
}

/** @param {Article} article */
function writePage({ title, blocks }) {
  return `${writeFrontMatter({ title })}# ${title}\n\n${writePlain(translate(blocks, DIALECTS.vitepress))}`;
}

/**
 * @param {Group} group
 * @returns {unknown[]} entries of the sidebar
 */
function writeGroup({ label, articles }) {
  return label === undefined ? articles.map(writeItem) : [{ text: label, items: articles.map(writeItem) }];
}

/** @param {Article} article */
function writeItem({ label, route }) {
  return { text: label, link: route };
}
