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

it('notices that nothing was ever installed', () => {
  expect(isInstalled(makeProject())).toBe(false);
});

it('accepts a manual installation of the locked versions', () => {
  expect(isInstalled(makeProject(INSTALLED))).toBe(true);
});

it.each([
  ['an older version', { packages: { 'node_modules/react': { version: '18.0.0' } } }],
  ['a missing package', { packages: {} }],
  ['a package nobody asked for', { packages: { ...INSTALLED.packages, 'node_modules/vue': { version: '3.0.0' } } }],
])('notices %s', (_title, installed) => {
  expect(isInstalled(makeProject(installed))).toBe(false);
});

it('finds the installation stale when the lock file asks for another version', () => {
  const root = makeProject(INSTALLED);
  const packages = { ...LOCK.packages, 'node_modules/react': { version: '20.0.0' } };
  writeFiles(root, { 'package-lock.json': JSON.stringify({ packages }) });
  expect(isInstalled(root)).toBe(false);
});
