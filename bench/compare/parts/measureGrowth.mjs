import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { loadLib } from '../../loadLib.mjs';
import { measureCommand } from '../measure/measureCommand.mjs';
import { CACHE } from '../peers/buildPeer.mjs';
import { percentile } from '../statistics.mjs';
import { DOCUSAURUS_BUILD } from './measureOwnBuild.mjs';
import { writeGeneratedPages } from './writeGeneratedPages.mjs';

/** What the copy of the repository goes without. */
const LEFT_OUT = [
  '.git',
  '.cache',
  '.docusaurus',
  '.docusaurus-fixture',
  'node_modules',
  'build',
  'tests',
  'bench',
  'screenshots',
];

/**
 * Builds copies of our site that have that many additional generated pages, and asks their indexes.
 *
 * @param {readonly number[]} sizes numbers of generated pages
 * @returns {Promise<import('../results').GrowthRow[]>} the smallest site first
 * @throws {import('../../../tools/support/Problem.mjs').Problem} when a build fails; its copy of the site stays, for who looks for the reason
 */
export async function measureGrowth(sizes) {
  /** @type {import('../results').GrowthRow[]} */
  const rows = [];
  for (const pages of [...sizes].sort((left, right) => left - right)) {
    console.error(`building our site with ${pages} additional pages`);
    const folder = copySite();
    writeGeneratedPages(path.join(folder, 'docs'), pages);
    const cost = await measureCommand(`The build with ${pages} generated pages`, DOCUSAURUS_BUILD, folder, {
      NODE_ENV: 'production',
    });
    const index = readFileSync(path.join(folder, 'build', 'search-index.json'), 'utf8');
    rows.push({
      pages,
      ...cost,
      indexKb: brotliCompressSync(index).length / 1000,
      queryP95Ms: measureQueries(index),
    });
    rmSync(folder, { recursive: true });
  }

  return rows;
}

/** @returns {string} new folder with a copy of the repository that shares its packages, absolute */
function copySite() {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'growth-'));
  for (const name of readdirSync(REPOSITORY).filter((one) => !LEFT_OUT.includes(one))) {
    cpSync(path.join(REPOSITORY, name), path.join(folder, name), { recursive: true });
  }
  // The bundler keeps its cache in the packages' folder; a build that is measured must not find one.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(REPOSITORY, 'node_modules')).filter((one) => one !== '.cache')) {
    symlinkSync(path.join(REPOSITORY, 'node_modules', name), path.join(folder, 'node_modules', name));
  }

  return folder;
}

/**
 * @param {string} index as it is shipped
 * @returns {number} milliseconds that 95 of 100 queries stay below, in this process
 */
function measureQueries(index) {
  const { JUDGED_QUERIES } = loadLib('tests/relevance/judgedQueries.ts');
  const { fromIndexFile } = loadLib('lib/search/engine/IndexFile.ts');
  const { createRanker } = loadLib('lib/search/engine/createRanker.ts');
  const { unpackSections } = loadLib('lib/search/engine/SearchIndex.ts');
  const rank = createRanker(
    unpackSections(
      fromIndexFile(/** @type {import('../../../lib/search/engine/IndexFile').IndexFile} */ (JSON.parse(index))),
    ),
  );
  // As in the browser of somebody who has searched before: the functions are compiled.
  for (const { query } of JUDGED_QUERIES) rank(query);
  const times = JUDGED_QUERIES.map(({ query }) => {
    const started = performance.now();
    rank(query);

    return performance.now() - started;
  });

  return percentile(times, 0.95);
}
