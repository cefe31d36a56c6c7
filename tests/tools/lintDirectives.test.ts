import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';

const FOLDERS = ['claims', 'config', 'lib', 'plugins', 'src', 'tests', 'tools'];
const DIRECTIVE = /(?:\/\/|\/\*)\s*(?:ox|es)lint-(?:dis|en)able/;

it('no comment contains a lint directive, because exceptions belong in the configuration', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?tsx?$|\.mjs$/.test(file) && !/(?:^|[\\/])(?:node_modules|build)[\\/]/.test(file))
      .map((file) => path.join(folder, file)),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => DIRECTIVE.test(readFileSync(path.join(REPOSITORY, file), 'utf8')))).toEqual([]);
});
