import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findClassesInPages } from '../findClassesInPages';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unused-css-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('finds classes in all pages, with and without quotes, and nowhere else', async () => {
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, 'index.html'), '<p class="one two" title="three">four</p>');
  await writeFile(path.join(folder, 'docs/index.html'), '<p id=x class=five>six</p>');
  await writeFile(path.join(folder, 'main.js'), '<p class="seven">');

  const candidates = new Set(['two', 'three', 'four', 'five', 'six', 'seven']);
  expect(await findClassesInPages(folder, candidates)).toEqual(['five', 'two']);
});
