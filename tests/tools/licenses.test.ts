import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  license?: string;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Licenses that let the site use a package and show what it makes, by their SPDX names. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
  // For files as they are: programs that only run here, fonts with their own license.
  'MPL-2.0',
  'OFL-1.1',
]);

/** Packages whose license is not on the list, or not named where npm looks for it, each with what was found in it. */
const REVIEWED: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: a list of words that only the spelling check reads',
  'caniuse-lite': 'CC-BY-4.0: data about browsers that only the build reads',
  eval: 'MIT, in its file LICENSE',
  format: 'MIT, in its Readme.md',
  'require-like': 'MIT, in its file License',
  'svg-tags': 'MIT, in its file LICENSE',
};

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

const names = (location: string): string => location.split('node_modules/').at(-1) ?? '';

/** A program for another platform is not installed here, so its license is not in the lock file; it is a part of the package that asks for it. */
const OWNERS = new Map(
  Object.entries(packages).flatMap(([, { license, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [name, license] as const),
  ),
);

function isAccepted(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);

  return plain.split(' AND ').every((license) => ACCEPTED.has(license));
}

it('uses packages with accepted licenses only', () => {
  const locked = Object.entries(packages).filter(([location]) => location !== '');
  const refused = locked.flatMap(([location, { license, os, cpu }]) => {
    const name = names(location);
    const found = license ?? (os === undefined && cpu === undefined ? undefined : OWNERS.get(name));

    return name in REVIEWED || (found !== undefined && isAccepted(found)) ? [] : [`${name}: ${found ?? 'no license'}`];
  });
  expect(locked.length).toBeGreaterThan(1000);
  expect(refused).toEqual([]);
});

it('has reviewed no package that is gone, or that needs no review', () => {
  const needed = Object.entries(packages).flatMap(([location, { license = '' }]) =>
    isAccepted(license) ? [] : [names(location)],
  );
  expect(Object.keys(REVIEWED).filter((name) => !needed.includes(name))).toEqual([]);
});
