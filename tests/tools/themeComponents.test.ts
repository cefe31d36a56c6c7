import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';

const THEME = path.join(REPOSITORY, 'src', 'theme');

/** Each is a part of the stock theme that an update may break. */
const MAX_COMPONENTS = 10;

const files = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:ts|tsx|mdx)$/.test(file))
  .sort();

/** By the name with which the theme knows them. */
const components = files.map((file) => file.replace(/(?:\/index)?\.\w+$/, ''));

test('the README of the theme lists each component, and none that does not exist', () => {
  const readme = readFileSync(path.join(THEME, 'README.md'), 'utf8');
  const listed = Array.from(readme.matchAll(/^\| `([^`]+)`/gm), ([, name]) => name).sort();
  expect(listed).toEqual(components);
});

test('each component begins with a comment that says what it does to the stock one, and that it is listed', () => {
  for (const file of files) {
    const [header = ''] = /^(?:\/\/.*\n)*/.exec(readFileSync(path.join(THEME, file), 'utf8')) ?? [];
    expect(header, file).toContain('Listed in src/theme/README.md.');
  }
});

test(`the site changes at most ${MAX_COMPONENTS} components of the theme`, () => {
  expect(components.length).toBeLessThanOrEqual(MAX_COMPONENTS);
});
