import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { writeFileAtomically } from '../writeFileAtomically';

it('writes a file into a folder that did not exist, replaces it, and leaves no temporary file', async () => {
  const file = path.join(makeFolder({}), 'new', 'file.txt');
  await Promise.all([writeFileAtomically(file, 'same'), writeFileAtomically(file, 'same')]);
  await writeFileAtomically(file, 'other');
  expect(readFileSync(file, 'utf8')).toBe('other');
  expect(readdirSync(path.dirname(file))).toEqual(['file.txt']);
});
