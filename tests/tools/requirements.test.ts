import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';

const FOLDERS = ['config', 'lib', 'plugins', 'src', 'tests', 'tools'];

const read = (file: string): string => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** @returns the test files below a folder, by their paths from the root of the repository */
const listTests = (folder: string): string[] =>
  readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

/** Matches a number at the beginning of a test title or a table row. */
const NUMBER = /(?<=['"`]|^\| )R-\d+\b/gm;

const listNumbers = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.match(NUMBER) ?? []))].toSorted();

it('the requirements are those with which titles of tests begin', () => {
  const titled = listNumbers(FOLDERS.flatMap(listTests).map(read));

  expect(listNumbers([read('docs-dev/requirements.md')])).toEqual(titled);
});
