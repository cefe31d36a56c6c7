import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './hashSources.mjs';
import { runNpm } from './runNpm.mjs';

/** @typedef {{sources: string, builtMs: number}} Stamp */

/**
 * Builds the production site and notes from which sources.
 *
 * @param {string} root the root of the repository
 * @returns {Promise<import('./runCommand.mjs').CommandResult>}
 */
export async function buildSite(root) {
  // Hashed before the build: a file saved during the build makes the build stale.
  const sources = hashSources(root, process.env);
  rmSync(stampPath(root), { force: true });
  const result = await runNpm(['run', '--silent', 'build'], { cwd: root });
  if (result.exitCode === 0 && existsSync(entryPath(root))) {
    stampBuild(root, sources);
  }

  return result;
}

/**
 * Notes beside the build which sources it was made from.
 *
 * @param {string} root
 * @param {string} sources hash of the sources
 */
export function stampBuild(root, sources) {
  /** @type {Stamp} */
  const stamp = { sources, builtMs: statSync(entryPath(root)).mtimeMs };
  mkdirSync(path.dirname(stampPath(root)), { recursive: true });
  writeFileSync(stampPath(root), JSON.stringify(stamp));
}

/**
 * Tells whether `build/` was made from the sources as they are now, by a build that came to its end.
 *
 * @param {string} root
 * @param {string} sources hash of the sources
 */
export function isBuildFresh(root, sources) {
  if (!existsSync(stampPath(root)) || !existsSync(entryPath(root))) {
    return false;
  }
  try {
    const stamp = /** @type {Stamp} */ (JSON.parse(readFileSync(stampPath(root), 'utf8')));

    // The time tells a build made by another command, which knows nothing of the stamp.
    return stamp.sources === sources && stamp.builtMs === statSync(entryPath(root)).mtimeMs;
  } catch {
    // A stamp that cannot be read (a full disk, a killed process) proves nothing.
    return false;
  }
}

/** @param {string} root */
function stampPath(root) {
  return path.join(root, '.cache', 'site-build.json');
}

/** @param {string} root */
function entryPath(root) {
  return path.join(root, 'build', 'index.html');
}
