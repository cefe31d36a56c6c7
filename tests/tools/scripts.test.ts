import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../support/makeFolder';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Commands that readers download: their names in `tools` and in `examples/download`. */
const SCRIPTS = ['loss-report', 'breaking-changes'] as const;

type Script = (typeof SCRIPTS)[number];

function runScript(name: Script, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [`examples/download/${name}.mjs`, ...args], { encoding: 'utf8' });
}

/** Bundles a command into one file, which imports only Node modules and the compiler package. */
async function bundleScript(name: Script): Promise<string> {
  const bundle = await rolldown({
    cwd: REPOSITORY,
    input: `tools/${name}.ts`,
    platform: 'node',
    external: ['@flock/wirespec'],
    resolve: { alias: { '#compiler-host': path.join(REPOSITORY, 'lib/compiler/hosts/packageHost.ts') } },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}

// `npm run write:scripts` runs this test, too, and writes the files.
it.each(SCRIPTS)('the file that readers download is bundled from the current sources: %s', async (name) => {
  await expect(await bundleScript(name)).toMatchFileSnapshot(path.join(REPOSITORY, `examples/download/${name}.mjs`));
});

describe('breaking-changes.mjs', () => {
  const compare = (...words: string[]) => runScript('breaking-changes', ...words);
  const [before, broken, later] = ['before', 'broken', 'later'].map((name) => `examples/guides/changes/${name}`) as [
    string,
    string,
    string,
  ];

  it.each([
    [[], 'Name two folders of contracts'],
    [[before, 'none'], 'The folder none cannot be read.'],
    [[before, 'examples/guides'], 'contains no contract (.ws). Name the folder that contains the files'],
    [[before, 'examples/plugins/misspelled'], 'The compiler refuses the contracts in examples/plugins/misspelled.'],
    [[before, later, '--unknown'], 'Unknown option --unknown.'],
  ])('refuses %o with a sentence', (words, sentence) => {
    const { status, stdout, stderr } = compare(...words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('reports a file that cannot be read in a sentence', () => {
    const folder = makeFolder({ 'library.ws/nested.ws': '' });
    const { status, stderr } = compare(folder, folder);
    expect(status).toBe(2);
    expect(stderr).toContain(`The file ${path.join(folder, 'library.ws')} cannot be read.`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('fails for breaking changes, and names the programs that they break', () => {
    const { status, stdout } = compare(before, broken);
    expect(status).toBe(1);
    expect(stdout).toContain('  Book.genre has become optional\n    on the wire: breaks callers (response)\n');
    expect(stdout.trim().split('\n').at(-1)).toBe(`8 changes, 6 breaking, from ${before} to ${broken}`);
  });

  it('passes compatible changes, and writes Markdown', () => {
    const { status, stdout } = compare(before, later, '--source', '--markdown');
    expect(status).toBe(0);
    expect(stdout).toContain('### Compatible\n\n- endpoint FindBooks query limit was added (breaks nothing)\n');
  });
});

it.each([
  [['a.json'], 'Name a document and a contract'],
  [['none.json', 'none.ws'], 'none.json cannot be read.'],
  [['package.json', 'none.ws'], 'none.ws cannot be read.'],
  [['README.md', 'package.json'], 'README.md is not JSON'],
  [
    ['package.json', 'README.md'],
    'package.json is neither an OpenAPI document nor an Avro record. Name a document and a contract',
  ],
])('refuses %o with a sentence', (args, sentence) => {
  const { status, stdout, stderr } = runScript('loss-report', ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

it('prints each loss with its place and its repair', () => {
  const { stdout } = runScript('loss-report', 'examples/migrating/catalog.json', 'examples/migrating/catalog.ws');
  expect(stdout).toContain('  31:11 /paths/~1copies/get/responses/4XX\n    `4XX` became `400`');
  expect(stdout).toContain('    write: type CopyReturnedAt = String(');
});
