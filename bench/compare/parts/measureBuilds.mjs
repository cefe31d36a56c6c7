import { rmSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { measureCommand } from '../measure/measureCommand.mjs';
import { QUIET_ENVIRONMENT, buildPeer } from '../peers/buildPeer.mjs';
import { PEERS } from '../peers/peers.mjs';

/** @typedef {import('../results').BuildRow} Row */

/** The command that builds a site of Docusaurus, relative to the folder it is in. */
export const DOCUSAURUS_BUILD = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

/** What a build of our site leaves behind, relative. */
const LEFTOVERS = ['build', '.docusaurus', 'node_modules/.cache'];

/**
 * Builds our site and the peers once each, with nothing left from an earlier build.
 *
 * @param {readonly import('../content/types').Group[]} groups our pages
 * @param {readonly import('../content/types').Article[]} posts
 * @returns {Promise<Row[]>}
 */
export async function measureBuilds(groups, posts) {
  const pages = groups.reduce((sum, { articles }) => sum + articles.length, posts.length);
  console.error('building our site with nothing left from before');
  clean(REPOSITORY, LEFTOVERS);
  const own = await measureCommand('The build of our site', DOCUSAURUS_BUILD, REPOSITORY, { NODE_ENV: 'production' });
  /** @type {Row[]} */
  const rows = [{ site: 'ours', name: 'ours', pages, ...own }];
  for (const peer of PEERS) {
    const folder = await buildPeer(peer, peer.write(groups, posts));
    console.error(`building ${peer.name} with nothing left from before`);
    clean(folder, peer.leftovers);
    rows.push({
      site: peer.id,
      name: peer.name,
      pages,
      ...(await measureCommand(peer.name, peer.build, folder, QUIET_ENVIRONMENT)),
    });
  }

  return rows;
}

/**
 * @param {string} folder
 * @param {readonly string[]} names
 */
function clean(folder, names) {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
}
