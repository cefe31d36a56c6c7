import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { measureCommand } from '../measure/measureCommand.mjs';

/** The command that builds a site of Docusaurus, relative to the folder it is in. */
export const DOCUSAURUS_BUILD = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

/** What an earlier build of our site has left for the next one, relative. */
const LEFTOVERS = ['.docusaurus', 'node_modules/.cache'];

/**
 * Builds our site with nothing left from an earlier build, into a new folder that is removed afterwards: what stands in `build/` stays, and so does whatever else
 * was measured as ours.
 *
 * @param {string} repository absolute
 * @param {string} scratch folder for what goes again, absolute
 * @returns {Promise<import('../measure/measureCommand.mjs').Cost>}
 * @throws {import('../../../tools/support/Problem.mjs').Problem} when the build fails
 */
export async function measureOwnBuild(repository, scratch) {
  for (const name of LEFTOVERS) rmSync(path.join(repository, name), { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const output = mkdtempSync(path.join(scratch, 'cold-build-'));
  try {
    return await measureCommand('The build of our site', [...DOCUSAURUS_BUILD, '--out-dir', output], repository, {
      NODE_ENV: 'production',
    });
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
