import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{version?: string, optional?: boolean, devOptional?: boolean}} LockedPackage */

/**
 * Returns whether `node_modules` contains exactly the packages of `package-lock.json`. npm lists them in
 * `node_modules/.package-lock.json` at the end of a complete installation. Optional packages may be missing, because
 * npm skips those for other platforms.
 *
 * @param {string} root folder with `package-lock.json`
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const locked = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);

  return (
    Object.entries(installed).every(([location, { version }]) => locked[location]?.version === version) &&
    Object.entries(locked).every(
      ([location, { optional, devOptional }]) => location in installed || optional === true || devOptional === true,
    )
  );
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>} packages keyed by path, without the root package
 */
function readPackages(file) {
  const lock = /** @type {{packages?: Record<string, LockedPackage>}} */ (JSON.parse(readFileSync(file, 'utf8')));
  const { '': _root, ...packages } = lock.packages ?? {};

  return packages;
}
