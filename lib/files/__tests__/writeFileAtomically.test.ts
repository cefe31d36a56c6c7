import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFileAtomically } from '../writeFileAtomically';

it('writes a file into a folder that did not exist, replaces it, and leaves no temporary file', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atomic-'));
  const file = path.join(folder, 'new', 'file.txt');
  await Promise.all([writeFileAtomically(file, 'same'), writeFileAtomically(file, 'same')]);
  await writeFileAtomically(file, 'other');
  expect(readFileSync(file, 'utf8')).toBe('other');
  expect(readdirSync(path.dirname(file))).toEqual(['file.txt']);
  rmSync(folder, { recursive: true });
});
