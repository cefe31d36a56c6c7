import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../tools/support/Problem.mjs';
import { checkCoverage } from './content/checkCoverage.mjs';
import { readDocumentation, readPosts } from './content/readGroups.mjs';
import { CACHE, buildPeer } from './peers/buildPeer.mjs';
import { PEERS } from './peers/peers.mjs';
import { serveSite } from './serveSite.mjs';

/**
 * @typedef {object} Site a built site that is being served
 * @property {string} id `ours`, or that of a peer
 * @property {string} name as the tables have it
 * @property {string} address without a slash at the end
 * @property {(route: string) => string} locate the path of a page as the site's own links have it
 * @property {string} next selects the link to the next page
 * @property {() => void} close stops serving it
 */

/** @typedef {{sites: Site[], routes: string[], posts: string[], coverage: string[]}} Prepared `coverage` says in a line per peer how much of our words it shows */

/** The page of the documentation that has none before it. */
const FIRST_PAGE = '/docs/getting-started';

/**
 * Writes our pages out, builds the peers from them, makes sure that they show the same words, and serves all sites.
 *
 * @param {string} ours folder of our built site, absolute
 * @returns {Promise<Prepared>} our site first
 * @throws {Problem} when our site is not built, or a peer cannot be
 */
export async function prepareSites(ours) {
  if (!existsSync(path.join(ours, 'index.html'))) {
    throw new Problem(
      `There is no built site in ${ours}: build it with npm run build, or name another folder with --ours.`,
    );
  }
  const content = readContent(ours);
  const own = await serve('ours', 'ours', ours, (route) => route, PEERS[0]?.next ?? '');
  const built = [];
  for (const peer of PEERS) {
    const folder = await buildPeer(peer, peer.write(content.groups, content.posts));
    const root = path.join(folder, peer.output);
    const { coverage, words, lowest } = checkCoverage(peer, root, content.articles);
    const part = (/** @type {number} */ value) => `${(100 * value).toFixed(2)} %`;
    built.push({
      site: await serve(peer.id, peer.name, root, peer.locate, peer.next),
      coverage: `${peer.name} shows ${part(coverage)} of our words (${words.toLocaleString('en-US')} in all), at least ${part(lowest.coverage)} on each page (${lowest.route})`,
    });
  }

  return {
    sites: [own, ...built.map(({ site }) => site)],
    routes: content.groups.flatMap(({ articles }) => articles.map(({ route }) => route)),
    posts: content.posts.map(({ route }) => route),
    coverage: built.map(({ coverage }) => coverage),
  };
}

/**
 * Reads what the peers are built from.
 *
 * @param {string} ours folder of our built site
 */
export function readContent(ours) {
  const groups = readDocumentation(ours, FIRST_PAGE);
  const posts = readPosts(ours);

  return { groups, posts, articles: [...groups.flatMap(({ articles }) => articles), ...posts] };
}

/**
 * @param {string} id
 * @param {string} name
 * @param {string} root
 * @param {(route: string) => string} locate
 * @param {string} next
 * @returns {Promise<Site>}
 */
async function serve(id, name, root, locate, next) {
  return { id, name, locate, next, ...(await serveSite(root, path.join(CACHE, 'compressed'))) };
}
