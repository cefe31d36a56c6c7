import { DIALECTS, translate } from '../../content/dialects.mjs';
import { writeFrontMatter, writeMdx } from '../../content/writeMarkdown.mjs';

/** @typedef {import('../../content/types').Group} Group */
/** @typedef {import('../../content/types').Article} Article */

const CONTENT = 'src/content/docs';
const IMPORTS = "import { Tabs, TabItem } from '@astrojs/starlight/components';\n\n";

/** @returns {Omit<import('../peers.mjs').Peer, 'template'>} */
export function describeStarlight() {
  return {
    id: 'starlight',
    name: 'Starlight',
    build: ['node_modules/astro/astro.js', 'build'],
    output: 'dist',
    leftovers: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    article: 'sl-markdown-content',
    write,
    locate: (route) => `${route}/`,
    next: '.pagination-links a[rel=next]',
  };
}

/**
 * @param {readonly Group[]} groups
 * @param {readonly Article[]} posts
 */
function write(groups, posts) {
  const pages = [...groups.flatMap(({ articles }) => articles), ...posts];
  const sidebar = [...groups.flatMap(writeGroup), { label: 'Blog', items: posts.map(writeItem) }];

  return {
    ...Object.fromEntries(pages.map((page) => [`${CONTENT}${page.route}.mdx`, writePage(page)])),
    [`${CONTENT}/index.mdx`]: `${writeFrontMatter({ title: 'Wirespec' })}[Documentation](/docs/getting-started/)\n`,
    'sidebar.json': JSON.stringify(sidebar),
  };
}

/** @param {Article} article */
function writePage({ title, blocks }) {
  return writeFrontMatter({ title }) + IMPORTS + writeMdx(translate(blocks, DIALECTS.starlight));
}

/**
 * @param {Group} group
 * @returns {unknown[]} entries of the sidebar
 */
function writeGroup({ label, articles }) {
  return label === undefined ? articles.map(writeItem) : [{ label, items: articles.map(writeItem) }];
}

/** @param {Article} article */
function writeItem({ label, route }) {
  return { label, link: `${route}/` };
}
