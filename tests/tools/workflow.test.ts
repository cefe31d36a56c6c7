import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../../tools/support/paths.mjs';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { uses?: string; run?: string }[] }>;
}

const FOLDER = path.join(REPOSITORY, '.github', 'workflows');

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;

  it('pins every action to a commit, and names its release', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses).not.toEqual([]);
    for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('uses the releases of actions that the pages quote', () => {
    const quoted = JSON.parse(readFileSync(path.join(REPOSITORY, 'lib/samples/versions.json'), 'utf8')) as Record<
      string,
      { version: string }
    >;
    const used = [...text.matchAll(/uses: actions\/(checkout|setup-node)@\S+ # (v\d+)/g)];
    expect(used).not.toEqual([]);
    for (const [, action, major] of used) expect([action, major]).toEqual([action, quoted[action!]?.version]);
  });

  it('has only read access by default, and no job may write contents', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.entries(jobs).filter(([, job]) => job.permissions?.contents === 'write')).toEqual([]);
  });

  it('runs no code of the repository or its packages in a job that may write', () => {
    const writing = Object.values(jobs).filter((job) => Object.values(job.permissions ?? {}).includes('write'));
    expect(writing.length).toBeGreaterThan(0);
    expect(
      writing
        .flatMap(({ steps }) => steps)
        .filter(({ run, uses = '' }) => run !== undefined || uses.startsWith('actions/checkout')),
    ).toEqual([]);
  });

  it('runs only scripts that the repository has', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!)),
    );
    expect(named).toEqual(['audit:licenses', 'build', 'sbom', 'deploy:check']);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
