import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{version?: string, optional?: boolean, devOptional?: boolean, link?: boolean}} LockedPackage */

/**
 * Tells whether `node_modules` holds what `package-lock.json` asks for. A stamp with the hash of the lock file answers at once; without a stamp, or with one
 * older than the last installation (someone ran npm by hand), the list npm leaves in `node_modules/.package-lock.json` at the end of a complete
 * installation is compared.
 *
 * @param {string} root folder with `package-lock.json`
 * @returns {boolean}
 */
export function isInstalled(root) {
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) {
    return false;
  }
  const stampFile = stampPath(root);
  if (existsSync(stampFile) && statSync(stampFile).mtimeMs >= statSync(installedFile).mtimeMs) {
    return readFileSync(stampFile, 'utf8') === hashLock(lockText);
  }

  return holdsSamePackages(readPackages(lockText), readPackages(readFileSync(installedFile, 'utf8')));
}

/**
 * Notes beside the installed packages which lock file they come from.
 *
 * @param {string} root folder with `package-lock.json`
 */
export function stampInstalled(root) {
  const stampFile = stampPath(root);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hashLock(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
}

/** @param {string} root */
function stampPath(root) {
  return path.join(root, 'node_modules', '.cache', 'installed-lock.sha256');
}

/** @param {string} lockText */
function hashLock(lockText) {
  return createHash('sha256').update(lockText).digest('hex');
}

/**
 * @param {string} lockText
 * @returns {Map<string, LockedPackage>} by path, without the root package
 */
function readPackages(lockText) {
  const lock = /** @type {{packages?: Record<string, LockedPackage>}} */ (JSON.parse(lockText));

  return new Map(Object.entries(lock.packages ?? {}).filter(([location]) => location !== ''));
}

/**
 * @param {Map<string, LockedPackage>} locked
 * @param {Map<string, LockedPackage>} installed
 */
function holdsSamePackages(locked, installed) {
  for (const [location, entry] of installed) {
    if (locked.get(location)?.version !== entry.version) {
      return false;
    }
  }

  // Optional packages may be missing: npm leaves out those of other platforms.
  return [...locked].every(
    ([location, entry]) => installed.has(location) || entry.optional === true || entry.devOptional === true,
  );
}
