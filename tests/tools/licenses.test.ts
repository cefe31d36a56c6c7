import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findLicenseProblems, findUnneededReviews } from '../../tools/licenses/findLicenseProblems';
import { listLockFiles, readLockedPackages } from '../../tools/licenses/readLockedPackages';

const packages = readLockedPackages();

it('uses packages with accepted licenses only, in all lock files', () => {
  const locations = Object.keys(packages);
  expect(locations.length).toBeGreaterThan(1000);
  for (const file of listLockFiles()) {
    const installed = readFileSync(file, 'utf8').match(/^ {4}"node_modules\//gm) ?? [];
    expect(installed.length).toBeGreaterThan(0);
    expect(locations.filter((location) => location.startsWith(`${file}/node_modules/`))).toHaveLength(installed.length);
  }
  expect(findLicenseProblems(packages)).toEqual([]);
});

it.each([
  [{ license: 'GPL-3.0' }, 'the license GPL-3.0'],
  [{ license: 'MIT AND GPL-3.0' }, 'the license MIT AND GPL-3.0'],
  [{}, 'no license'],
])('refuses a package with %j', (entry, found) => {
  expect(findLicenseProblems({ 'node_modules/a/node_modules/odd': entry })).toEqual([
    `odd has ${found}: replace the package, or read its license and add the result to tools/licenses/findLicenseProblems.ts.`,
  ]);
});

it('accepts a choice with an accepted license', () => {
  expect(findLicenseProblems({ 'node_modules/odd': { license: '(GPL-3.0 OR MIT)' } })).toEqual([]);
});

it('every reviewed package is installed and needs its review', () => {
  expect(findUnneededReviews(packages)).toEqual([]);
});
