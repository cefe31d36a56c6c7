import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../tests/support/makeFolder';
import { hashFiles } from '../hashFiles';

const FILES = { 'lib/a.ts': 'a', 'lib/deep/b.ts': 'b', 'lock.json': '{}' };
const hash = (root: string): string => hashFiles(root, ['lib', 'lock.json']);

it('returns the same hash for the same files elsewhere, even below a folder called __tests__', () => {
  const root = makeFolder(FILES);
  const other = path.join(makeFolder({}), '__tests__');
  fs.cpSync(root, other, { recursive: true });
  expect(hash(other)).toBe(hash(root));
  expect(hash(other)).not.toBe(hash(makeFolder({ ...FILES, 'lib/a.ts': '' })));
});

it('throws an error if a path does not exist', () => {
  expect(() => hash(makeFolder({ 'lib/a.ts': 'a' }))).toThrow(/lock\.json does not exist.+was renamed/);
});

it.each([
  ['the content of a file changes', { 'lib/a.ts': 'b' }],
  ['a file is added', { 'lib/deep/c.ts': '' }],
  ['a file whose path is given changes', { 'lock.json': '[]' }],
])('changes when %s', (_what, changed) => {
  const root = makeFolder(FILES);
  const before = hash(root);
  writeFiles(root, changed);
  expect(hash(root)).not.toBe(before);
});

it('changes when a file is renamed or moved', () => {
  const root = makeFolder(FILES);
  const before = hash(root);
  fs.renameSync(path.join(root, 'lib/a.ts'), path.join(root, 'lib/c.ts'));
  const renamed = hash(root);
  fs.renameSync(path.join(root, 'lib/c.ts'), path.join(root, 'lib/deep/c.ts'));
  expect(new Set([before, renamed, hash(root)]).size).toBe(3);
});

it('does not change when a test or a file elsewhere changes', () => {
  const root = makeFolder(FILES);
  const before = hash(root);
  writeFiles(root, { 'lib/deep/__tests__/a.test.ts': '', 'other/a.ts': '' });
  expect(hash(root)).toBe(before);
});
