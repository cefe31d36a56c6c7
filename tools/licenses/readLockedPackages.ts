import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../support/paths.mjs';
import type { LockedPackage } from './findLicenseProblems';

/** Lists the lock files of the repository, relative to its root. */
export function listLockFiles(): string[] {
  return execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: REPOSITORY, encoding: 'utf8' })
    .trim()
    .split('\n');
}

/** Reads the packages of all lock files, keyed by the lock file and their path in it. Omits the projects themselves. */
export function readLockedPackages(): Record<string, LockedPackage> {
  return Object.fromEntries(
    listLockFiles().flatMap((file) => {
      // The cast is safe: npm wrote this file and rejects any other shape.
      const { packages } = JSON.parse(readFileSync(path.join(REPOSITORY, file), 'utf8')) as {
        packages: Record<string, LockedPackage>;
      };

      return Object.entries(packages)
        .filter(([location]) => location !== '')
        .map(([location, entry]): [string, LockedPackage] => [`${file}/${location}`, entry]);
    }),
  );
}
