import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listLockFiles } from '../../tools/licenses/readLockedPackages';

interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> }>;
}

const LOCK_FILES = listLockFiles();

function readPackages(file: string): Lock['packages'] {
  return (JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Lock).packages;
}

// If npm cannot find a package of another platform while it writes the lock file, it omits the package. `npm ci` then
// refuses the whole file.
it.each(LOCK_FILES)(
  'locks the optional packages of every platform, so that npm ci accepts the lock file everywhere: %s',
  (file) => {
    const packages = readPackages(file);
    const locked = new Set(Object.keys(packages).map((location) => location.split('node_modules/').at(-1)));
    const missing = Object.values(packages)
      .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
      .filter((name) => !locked.has(name));
    expect(missing).toEqual([]);
  },
);

it.each(LOCK_FILES)('names no registry, so that each machine uses its own: %s', (file) => {
  expect(Object.entries(readPackages(file)).filter(([, entry]) => entry.resolved?.startsWith('http') === true)).toEqual(
    [],
  );
});

// Without a hash, `npm ci` accepts whatever a registry sends.
it.each(LOCK_FILES)('has the hash of every package: %s', (file) => {
  const packages = Object.entries(readPackages(file)).filter(([location]) => location.includes('node_modules/'));
  const installed =
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').match(/^ {4}"node_modules\//gm) ?? [];
  expect(installed.length).toBeGreaterThan(0);
  expect(packages).toHaveLength(installed.length);
  expect(
    packages.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([place]) => place),
  ).toEqual([]);
});
