import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../tests/support/makeFolder';
import { hashTools } from '../hashTools';

it('changes with the locked packages, and is the same for the same packages elsewhere', () => {
  const project = makeFolder({ 'package-lock.json': '{}' });
  const before = hashTools(project);
  expect(hashTools(makeFolder({ 'package-lock.json': '{}', 'README.md': '' }))).toBe(before);
  writeFiles(project, { 'package-lock.json': '{"lockfileVersion":3}' });
  expect(hashTools(project)).not.toBe(before);
});

it('changes with our own sources, not with tests', () => {
  const project = makeFolder({ 'package-lock.json': '{}' });
  const lib = makeFolder({});
  fs.cpSync(path.resolve(__dirname, '../..'), lib, { recursive: true });
  const read = (): string => hashTools(project, lib);
  const before = hashTools(project);
  expect(read()).toBe(before);
  writeFiles(lib, { 'samples/__tests__/words.test.ts': '' });
  expect(read()).toBe(before);
  writeFiles(lib, { 'files/hashFiles.ts': '' });
  const changed = read();
  expect(changed).not.toBe(before);
  writeFiles(lib, { 'samples/words.ts': '' });
  expect(read()).not.toBe(changed);
});
