import { DIALECTS, translate } from '../../content/dialects.mjs';
import { writeFrontMatter, writeMdx } from '../../content/writeMarkdown.mjs';

/** @typedef {import('../../content/types').Group} Group */
/** @typedef {import('../../content/types').Article} Article */

const IMPORTS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

/** @returns {Omit<import('../peers.mjs').Peer, 'template'>} */
export function describeDocusaurus() {
  return {
    id: 'docusaurus',
    name: 'default Docusaurus',
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
    leftovers: ['build', '.docusaurus', 'node_modules/.cache'],
    article: 'markdown',
    write,
    locate: (route) => route,
    next: '.pagination-nav__link--next',
  };
}

/**
 * @param {readonly Group[]} groups
 * @param {readonly Article[]} posts
 * @returns {Record<string, string>}
 */
function write(groups, posts) {
  const articles = groups.flatMap((group) => group.articles);

  return {
    ...Object.fromEntries(articles.map((article) => [`docs/${nameOf(article.route)}.md`, writePage(article)])),
    ...Object.fromEntries(posts.map((post) => [`blog/${nameFile(post)}`, writePost(post)])),
    'sidebar.json': JSON.stringify({ docs: groups.flatMap(writeGroup) }),
  };
}

/**
 * @param {Article} post
 * @returns {string} with the day, from which the generator has the order of posts
 */
function nameFile({ route, date = '' }) {
  return `${date}-${route.split('/').at(-1) ?? ''}.md`;
}

/** @param {Article} article */
function writePage(article) {
  const fields = { title: article.title, sidebar_label: article.label, slug: article.route.replace('/docs', '') };

  return writeFrontMatter(fields) + IMPORTS + writeMdx(translate(article.blocks, DIALECTS.docusaurus));
}

/** @param {Article} post */
function writePost({ title, route, blocks }) {
  const fields = { title, slug: route.replace('/blog', '') };

  return `${writeFrontMatter(fields)}${IMPORTS}${writeMdx(translate(blocks, DIALECTS.docusaurus))}`;
}

/**
 * @param {Group} group
 * @returns {unknown[]} entries of the sidebar
 */
function writeGroup({ label, articles }) {
  const items = articles.map(({ route }) => nameOf(route));
  const [id] = items;

  return label === undefined ? items : [{ type: 'category', label, link: { type: 'doc', id }, items: items.slice(1) }];
}

/** @param {string} route */
function nameOf(route) {
  return route.replace('/docs/', '').replaceAll('/', '--');
}
