// `npm run upgrade:compiler [version]`: installs a version of @flock/wirespec, by default the latest, and reports what
// changes for the pages and their claims.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compilerVersion } from '../lib/compiler';
import { ensureInstalled } from './support/ensureInstalled.mjs';
import { CLAIMS, REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runCommand } from './support/runCommand.mjs';
import { runNpm } from './support/runNpm.mjs';
import { runMain } from './support/runMain.mjs';
import { showCommand } from './support/showProgress.mjs';

const FOLDER = path.join(REPOSITORY, '.cache', 'upgrade');

/**
 * Takes a snapshot with the installed compiler. It runs in a separate process, because a process cannot reload the
 * compiler.
 *
 * @param remedy - what to do if the process fails, for the message
 * @throws Problem if the process fails
 */
async function runSnapshot(name: 'old' | 'new', remedy: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.txt`);
  const jiti = path.join(REPOSITORY, 'node_modules', 'jiti', 'bin', 'jiti.js');
  const result = await showCommand(
    `Proving all blocks and claims with the ${name} compiler`,
    runCommand(process.execPath, [jiti, path.join(__dirname, 'upgrade', 'takeSnapshot.ts'), file]),
  );
  if (result.exitCode !== 0) {
    throw new Problem(
      `The blocks and claims could not be proved with the ${name} compiler: ${remedy}.`,
      result.output.trimEnd(),
    );
  }
}

async function installCompiler(version: string): Promise<void> {
  const args = ['install', '--save-exact', '--no-audit', '--no-fund', `@flock/wirespec@${version}`];
  const result = await showCommand(`Installing @flock/wirespec@${version}`, runNpm(args, { cwd: REPOSITORY }));
  if (result.exitCode !== 0) {
    throw new Problem(
      `npm could not install @flock/wirespec@${version}: fix the errors above. To list all versions, run npm view @flock/wirespec versions.`,
      result.output.trimEnd(),
    );
  }
}

async function main(args: readonly string[]): Promise<void> {
  const [version = 'latest', ...others] = args;
  if (others.length > 0 || version.startsWith('-')) {
    throw new Problem(
      'Invalid arguments: name one version, for example npm run upgrade:compiler 1.2.3, or none for the latest.',
    );
  }
  await ensureInstalled(REPOSITORY);
  await ensureInstalled(CLAIMS);
  mkdirSync(FOLDER, { recursive: true });
  await runSnapshot('old', 'fix the errors above before you upgrade');
  await installCompiler(version);
  await runSnapshot(
    'new',
    `adapt lib/compiler to it, or go back with npm install --save-exact @flock/wirespec@${compilerVersion}`,
  );
  const { output } = await runCommand('git', ['diff', '--no-index', 'old.txt', 'new.txt'], { cwd: FOLDER });
  writeFileSync(path.join(FOLDER, 'report.diff'), output);
  console.log(`Review .cache/upgrade/report.diff. To go back, run npm run upgrade:compiler ${compilerVersion}`);
}

void runMain(main);
