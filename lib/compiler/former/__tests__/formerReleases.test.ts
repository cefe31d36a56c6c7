import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilerVersion } from '../../compilerPackage';
import { findRelease, findFormerVersion, RELEASES } from '../../findRelease';
import { describeMissingTarget, type Release, SITE_RELEASE } from '../../releases';
import { describeRelease } from '../describeRelease';
import { FORMER_RELEASES } from '../formerReleases';
import { loadFormerRelease, moveReasonToStderr } from '../loadFormerRelease';
import { REPOSITORY } from '../../../../tools/support/paths.mjs';

interface Manifest {
  version: string;
  bin: { wirespec: string };
  dependencies: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  // The cast is safe: npm writes the manifests of packages, and the site's manifest has dependencies.
  return JSON.parse(readFileSync(path.join(REPOSITORY, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the help text of an installed command line. Some releases print it and then exit with an error. */
function readHelp({ version, inputArgs }: Release): string {
  const folder = `node_modules/wirespec-${version}`;
  const args = inputArgs.slice(0, 1);
  const command = [path.join(REPOSITORY, folder, readManifest(folder).bin.wirespec), ...args, '--help'];
  return spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout;
}

describe('the releases that readers can choose', () => {
  it('are installed, and the newest is the release of the site', () => {
    expect(SITE_RELEASE.version).toBe(compilerVersion);
    const { dependencies } = readManifest('.');
    const aliases = Object.entries(dependencies).filter(([name]) => name.startsWith('wirespec-'));
    expect(Object.fromEntries(aliases)).toEqual(
      Object.fromEntries(
        FORMER_RELEASES.map(({ version }) => [`wirespec-${version}`, `npm:@flock/wirespec@${version}`]),
      ),
    );
    const versions = RELEASES.map(({ version }) => version);
    const newestFirst = versions.toSorted((left, right) => right.localeCompare(left, 'en', { numeric: true }));
    expect(versions).toEqual(newestFirst);
  });

  it.each(FORMER_RELEASES)('have the targets and flags that their help text lists: $version', (release) => {
    const { version, languages, flags, inputArgs } = release;
    expect(readManifest(`node_modules/wirespec-${version}`).version).toBe(version);
    const help = readHelp(release);
    const [, names = ''] = /(?:one of \[|--language=\s*\()([\w|, ]+)/.exec(help) ?? [];
    expect(names.split(/[|,]\s*/).sort()).toEqual(Object.values(languages).sort());
    expect(['--shared', '--ir'].filter((flag) => help.includes(flag))).toEqual(flags);
    const [, option]: readonly string[] = inputArgs;
    if (option !== undefined) expect(help).toContain(`${option}, --input`);
  });
});

it('the reason that an old release prints becomes its error output', () => {
  const inputs = { '/a.ws': 'type' };
  const silent = { files: inputs, overwritten: [], stdout: '', stderr: '' };
  const refused = { ...silent, stdout: 'NonEmptyList(WrongTokenException: Colon expected at line 2)\n' };
  expect(moveReasonToStderr(refused, inputs).stderr).toBe('Colon expected at line 2');
  expect(moveReasonToStderr(silent, inputs).stderr).toBe(
    'The compiler wrote no file and gave no reason. To see what is wrong with the contract, choose the current release.',
  );
  const written = { ...refused, files: { ...inputs, '/A.java': '' } };
  expect(moveReasonToStderr(written, inputs)).toBe(written);
});

it('the description of a release lists the targets and the flags that it lacks', () => {
  expect(describeRelease(findRelease('0.8.51'))).toContain(
    'OpenAPI 2, OpenAPI 3, or Avro. Wirespec 0.8.51 does not support --shared or --ir.',
  );
});

it('a message names a target that a release does not generate', () => {
  expect(describeMissingTarget(findRelease('0.17.8'), 'rust')).toMatch(/^Wirespec 0\.17\.8 does not generate Rust\./);
  expect(describeMissingTarget(findRelease('0.17.8'), 'java')).toBeUndefined();
});

it('the description of a release mentions only the limits that it has', () => {
  const site = SITE_RELEASE.version;
  expect(describeRelease(findRelease('0.17.8'))).toBe(
    `Wirespec 0.17.8 does not generate Rust or Scala. Wirespec 0.17.8 does not support --ir. Problems are not marked in the editor. Read, Convert and Compare use ${site}.`,
  );
});

it('the error output of an old release stays unless it is only a line break', () => {
  const result = { files: {}, overwritten: [], stdout: 'NonEmptyList(A: The reason.)' };
  expect(moveReasonToStderr({ ...result, stderr: 'It failed.' }, {}).stderr).toBe('It failed.');
  expect(moveReasonToStderr({ ...result, stderr: '\n' }, {}).stderr).toBe('The reason.');
});

it.each(['Only NonEmptyList(A: b)', 'NonEmptyList(A: b) was printed'])(
  'output in another form is the reason, unchanged: %s',
  (stdout) => {
    expect(moveReasonToStderr({ files: {}, overwritten: [], stdout, stderr: '' }, {}).stderr).toBe(stdout);
  },
);

it('a version that readers cannot choose is refused with its name', async () => {
  await expect(loadFormerRelease('0.18.13')).rejects.toThrow(
    'Wirespec 0.18.13 is not a former release that readers can choose.',
  );
});

it('a version counts as another one only if it is a former release', () => {
  expect(findFormerVersion('0.17.8')).toBe('0.17.8');
  expect(findFormerVersion(SITE_RELEASE.version)).toBeUndefined();
  expect(findFormerVersion('9.9.9')).toBeUndefined();
});

it('the description of a release without limits names none', () => {
  expect(describeRelease({ ...SITE_RELEASE, version: '1.0.0' })).toMatch(/^Problems are not marked in the editor\./);
});
