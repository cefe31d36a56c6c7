import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isBuildFresh, stampBuild } from '../../tools/support/ensureBuild.mjs';
import { makeFolder, writeFiles } from '../support/makeFolder';

it('considers a build fresh only if its stamp has the hash of the sources', () => {
  const root = makeFolder({ 'build/index.html': '<h1>Site</h1>' });
  expect(isBuildFresh(root, 'abc')).toBe(false);
  stampBuild(root, 'abc');
  expect(isBuildFresh(root, 'abc')).toBe(true);
  expect(isBuildFresh(root, 'def')).toBe(false);
});

it('considers a build stale if another command wrote it after the stamp', () => {
  const root = makeFolder({ 'build/index.html': '<h1>Site</h1>' });
  stampBuild(root, 'abc');
  utimesSync(path.join(root, 'build/index.html'), new Date(), new Date(0));
  expect(isBuildFresh(root, 'abc')).toBe(false);
});

it('considers a build stale if its stamp is incomplete', () => {
  const root = makeFolder({ 'build/index.html': '<h1>Site</h1>' });
  stampBuild(root, 'abc');
  writeFiles(root, { '.cache/site-build.txt': 'abc' });
  expect(isBuildFresh(root, 'abc')).toBe(false);
});
