import { expect, it } from 'vitest';
import { isInstalled } from '../../tools/support/isInstalled.mjs';
import { makeFolder, writeFiles } from '../support/makeFolder';

const LOCK = {
  packages: {
    '': { version: '0.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/only-on-macos': { version: '1.0.0', optional: true },
  },
};
const INSTALLED = { packages: { 'node_modules/react': { version: '19.3.1' } } };

function makeProject(installed?: object): string {
  return makeFolder({
    'package-lock.json': JSON.stringify(LOCK),
    ...(installed === undefined ? {} : { 'node_modules/.package-lock.json': JSON.stringify(installed) }),
  });
}

it('returns false if nothing was installed', () => {
  expect(isInstalled(makeProject())).toBe(false);
});

it('returns true if the locked versions are installed', () => {
  expect(isInstalled(makeProject(INSTALLED))).toBe(true);
});

it.each([
  ['an older version', { packages: { 'node_modules/react': { version: '18.0.0' } } }],
  ['a missing package', { packages: {} }],
  [
    'a package that the lock file lacks',
    { packages: { ...INSTALLED.packages, 'node_modules/vue': { version: '3.0.0' } } },
  ],
])('returns false for %s', (_title, installed) => {
  expect(isInstalled(makeProject(installed))).toBe(false);
});

it('returns false after the lock file changed to another version', () => {
  const root = makeProject(INSTALLED);
  const packages = { ...LOCK.packages, 'node_modules/react': { version: '20.0.0' } };
  writeFiles(root, { 'package-lock.json': JSON.stringify({ packages }) });
  expect(isInstalled(root)).toBe(false);
});
