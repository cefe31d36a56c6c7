import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './hashSources.mjs';
import { Problem } from './Problem.mjs';
import { runNpm } from './runNpm.mjs';
import { showCommand } from './showProgress.mjs';

/**
 * Builds the production site unless `build/` is up to date.
 *
 * @param {string} root root of the repository
 * @throws {Problem} if the build fails; `details` is its output
 */
export async function ensureBuild(root) {
  if (isBuildFresh(root, hashSources(root, process.env))) return;
  const { exitCode, output } = await showCommand('Building the site (takes a minute or two)', buildSite(root));
  if (exitCode !== 0) {
    const message = 'The build failed: fix the errors above, then run the command again.';
    throw new Problem(message, output.trimEnd());
  }
}

/**
 * Builds the production site and, if that succeeds, records which sources it was built from.
 *
 * @param {string} root root of the repository
 * @returns {Promise<import('./runCommand.mjs').CommandResult>}
 */
export async function buildSite(root) {
  // Hashes the sources before the build, so that a file saved during the build makes the build outdated.
  const sources = hashSources(root, process.env);
  rmSync(getStampPath(root), { force: true });
  const result = await runNpm(['run', '--silent', 'build'], { cwd: root });
  if (result.exitCode === 0 && existsSync(getEntryPath(root))) stampBuild(root, sources);

  return result;
}

/**
 * Records the hash of the sources that `build/` was built from, and the modification time of `build/index.html`, which
 * changes if another command builds the site.
 *
 * @param {string} root root of the repository
 * @param {string} sources hash of the sources
 */
export function stampBuild(root, sources) {
  mkdirSync(path.dirname(getStampPath(root)), { recursive: true });
  writeFileSync(getStampPath(root), createStamp(root, sources));
}

/**
 * @param {string} root
 * @param {string} sources hash of the sources
 * @returns {boolean} whether the last build was complete and had the same sources
 */
export function isBuildFresh(root, sources) {
  const isBuilt = existsSync(getStampPath(root)) && existsSync(getEntryPath(root));

  return isBuilt && readFileSync(getStampPath(root), 'utf8') === createStamp(root, sources);
}

/**
 * @param {string} root
 * @param {string} sources
 */
const createStamp = (root, sources) => `${sources} ${statSync(getEntryPath(root)).mtimeMs}`;

/** @param {string} root */
const getStampPath = (root) => path.join(root, '.cache', 'site-build.txt');

/** @param {string} root */
const getEntryPath = (root) => path.join(root, 'build', 'index.html');
