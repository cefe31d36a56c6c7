import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureOwnBuild } from '../../../bench/compare/parts/measureOwnBuild.mjs';
import { makeFolder } from '../../support/makeFolder';

/** Stands in for the generator: says what it found, and writes a page where it is told to. */
const GENERATOR = `
import { existsSync, writeFileSync } from 'node:fs';
const output = process.argv[process.argv.indexOf('--out-dir') + 1];
writeFileSync(output + '/index.html', 'new');
writeFileSync('found.json', JSON.stringify({ output, cold: !existsSync('.docusaurus') && !existsSync('node_modules/.cache') }));
if (existsSync('fails')) throw new Error('a block is not true');
`;

const REPOSITORY = {
  'node_modules/@docusaurus/core/bin/docusaurus.mjs': GENERATOR,
  'node_modules/.cache/blocks.json': '{}',
  '.docusaurus/routes.js': '',
  'build/index.html': 'measured before',
};

it('builds with nothing left from before, and leaves the site that was built before as it is', async () => {
  const repository = makeFolder(REPOSITORY);
  const scratch = path.join(repository, '.cache', 'bench');
  const { seconds } = await measureOwnBuild(repository, scratch);
  expect(seconds).toBeGreaterThan(0);
  const { output, cold } = JSON.parse(readFileSync(path.join(repository, 'found.json'), 'utf8')) as {
    output: string;
    cold: boolean;
  };
  expect(cold).toBe(true);
  expect(path.dirname(output)).toBe(scratch);
  expect(existsSync(output)).toBe(false);
  expect(readFileSync(path.join(repository, 'build', 'index.html'), 'utf8')).toBe('measured before');
});

it('says when the build fails, and removes what it has written', async () => {
  const repository = makeFolder({ ...REPOSITORY, fails: '' });
  const scratch = path.join(repository, '.cache', 'bench');
  await expect(measureOwnBuild(repository, scratch)).rejects.toThrow(/^The build of our site failed in /);
  expect(readdirSync(scratch)).toEqual([]);
});
