import { rmSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { measureCommand } from '../measure/measureCommand.mjs';
import { CACHE, QUIET_ENVIRONMENT, buildAgain, buildPeer } from '../peers/buildPeer.mjs';
import { PEERS } from '../peers/peers.mjs';
import { measureOwnBuild } from './measureOwnBuild.mjs';

/** @typedef {import('../results').BuildRow} Row */

/**
 * Builds our site and the peers once each, with nothing left from an earlier build.
 *
 * @param {readonly import('../content/types').Group[]} groups our pages
 * @param {readonly import('../content/types').Article[]} posts
 * @returns {Promise<Row[]>} our site first
 * @throws {import('../../../tools/support/Problem.mjs').Problem} when a site cannot be built
 */
export async function measureBuilds(groups, posts) {
  const pages = groups.reduce((sum, { articles }) => sum + articles.length, posts.length);
  console.error('building our site with nothing left from before');
  const own = await measureOwnBuild(REPOSITORY, CACHE);
  /** @type {Row[]} */
  const rows = [{ site: 'ours', name: 'ours', pages, ...own }];
  for (const peer of PEERS) {
    const folder = await buildPeer(peer, peer.write(groups, posts));
    console.error(`building ${peer.name} with nothing left from before`);
    const cost = await buildAgain(folder, () => {
      for (const name of peer.leftovers) rmSync(path.join(folder, name), { recursive: true, force: true });

      return measureCommand(`The build of ${peer.name}`, peer.build, folder, QUIET_ENVIRONMENT);
    });
    rows.push({ site: peer.id, name: peer.name, pages, ...cost });
  }

  return rows;
}
