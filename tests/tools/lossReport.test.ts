import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const FILE = 'examples/download/loss-report.mjs';

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [FILE, ...args], { encoding: 'utf8' });
}

it('the file that readers download is that of the sources: npm run write:report', async () => {
  const bundle = await rolldown({ input: 'tools/loss-report.ts', platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm' });
  expect(readFileSync(FILE, 'utf8')).toBe(output[0].code);
});

it.each([
  [['a.json'], 'Name a document and a contract'],
  [['none.json', 'none.ws'], 'none.json cannot be read.'],
  [['package.json', 'none.ws'], 'none.ws cannot be read.'],
  [['README.md', 'package.json'], 'README.md is not JSON'],
  [['package.json', 'README.md'], 'package.json is neither an OpenAPI document nor an Avro record.'],
])('refuses %o with a sentence', (args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

it('prints each loss with its place and its repair', () => {
  const { stdout } = run('examples/migrating/catalog.json', 'examples/migrating/catalog.ws');
  expect(stdout).toContain('  31:11 /paths/~1copies/get/responses/4XX\n    `4XX` became `400`');
  expect(stdout).toContain('    write: type CopyReturnedAt = String(');
});
