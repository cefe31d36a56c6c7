import { writeGrowth, writeInteractions, writeLive } from './writeOwn.mjs';
import { writePages, writePagesInShort } from './writePages.mjs';
import { writeBuilds, writeSitesInShort, writeWalks } from './writeSites.mjs';

/** @typedef {import('../results').Results} Results */

/** The parts that the summary shows. */
export const SUMMARIZED = /** @type {const} */ (['pages', 'lighthouse', 'navigation', 'build', 'growth']);

/**
 * All tables of what was measured.
 *
 * @param {Results} results
 * @returns {string} Markdown without a line end after it
 */
export function writeReport(results) {
  const { navigation, interaction, live, build, growth, coverage } = results;

  return [
    ...writePages(results),
    ...(navigation ? writeWalks(navigation) : []),
    ...(interaction ? writeInteractions(interaction) : []),
    ...(live ? writeLive(live) : []),
    ...(build ? writeBuilds(build) : []),
    ...(growth ? writeGrowth(growth) : []),
    ...(coverage ? [coverage.map((line) => `- ${line}`).join('\n')] : []),
  ].join('\n\n');
}

/**
 * What the README shows: what is compared of pages, of sites, and how our site grows.
 *
 * @param {Results} results
 * @returns {string} Markdown without a line end after it; empty when nothing of this was measured
 */
export function writeSummary(results) {
  return [
    ...writePagesInShort(results),
    ...writeSitesInShort(results),
    ...(results.growth ? writeGrowth(results.growth) : []),
  ].join('\n\n');
}
