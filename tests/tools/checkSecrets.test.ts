import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { runCommand } from '../../tools/support/runCommand.mjs';
import { makeFolder } from '../support/makeFolder';

const SECRET = 'a-very-long-secret';

/** Runs the command on a built site, with a secret in the environment. */
function check(files: Readonly<Record<string, string>>) {
  const args = [path.join('node_modules', 'jiti', 'bin', 'jiti.js'), 'tools/check-secrets.ts', makeFolder(files)];

  return runCommand(process.execPath, args, { cwd: REPOSITORY, env: { DEPLOY_TOKEN: SECRET } });
}

describe('the check for secrets', () => {
  it.each(['blog/rss.xml', 'sitemap.xml', 'docs/a/index.html'])('finds a secret in %s', async (file) => {
    const { exitCode, output } = await check({ 'index.html': '<p>Words</p>', [file]: `<a>${SECRET}</a>` });
    expect(exitCode).toBe(1);
    expect(output).toContain(`${file} contains the value of DEPLOY_TOKEN`);
    expect(output).not.toContain(SECRET);
  });

  it('accepts a site without secrets', async () => {
    const { exitCode, output } = await check({ 'index.html': '<p>Words</p>' });
    expect(exitCode, output).toBe(0);
  });

  it('runs after the build, in which plugins write files in parallel', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts.build).toBe('docusaurus build && jiti tools/check-secrets.ts');
  });
});
