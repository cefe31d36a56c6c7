// `npm run upgrade:compiler [version]`: installs a version of @flock/wirespec, by default the latest, and reports what
// changes for the pages and their claims.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './support/ensureInstalled.mjs';
import { CLAIMS, REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runCommand } from './support/runCommand.mjs';
import { runNpm } from './support/runNpm.mjs';
import { runMain } from './support/runMain.mjs';
import { showCommand } from './support/showProgress.mjs';

const UPGRADE_FOLDER = path.join(REPOSITORY, '.cache', 'upgrade');

/**
 * Takes a snapshot with the installed compiler. It runs in a separate process, because a process cannot reload the
 * compiler.
 *
 * @param remedy - what to do if the process fails, for the message
 * @throws Problem if the process fails
 */
async function runSnapshot(name: 'old' | 'new', remedy: string): Promise<void> {
  const file = path.join(UPGRADE_FOLDER, `${name}.txt`);
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

/**
 * Writes the differences between both snapshots.
 *
 * @returns a sentence about the result
 * @throws Problem if Git fails
 */
async function writeReport(): Promise<string> {
  const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', 'old.txt', 'new.txt'];
  // The exit code is 1 if the snapshots differ.
  const { exitCode, output } = await runCommand('git', args, { cwd: UPGRADE_FOLDER });
  if (exitCode !== 0 && exitCode !== 1) {
    throw new Problem(
      'Git could not compare the snapshots in .cache/upgrade: install it, or compare old.txt and new.txt yourself.',
      output.trimEnd(),
    );
  }
  writeFileSync(path.join(UPGRADE_FOLDER, 'report.diff'), output);

  return exitCode === 0 ? 'Nothing changed.' : 'Review .cache/upgrade/report.diff.';
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
  // Imports the module here, because it reads the version from the package that was just installed.
  const { compilerVersion } = await import('../lib/compiler');
  mkdirSync(UPGRADE_FOLDER, { recursive: true });
  await runSnapshot('old', 'fix the errors above before you upgrade');
  await installCompiler(version);
  await runSnapshot(
    'new',
    `adapt lib/compiler to it, or go back with npm install --save-exact @flock/wirespec@${compilerVersion}`,
  );
  console.log(`${await writeReport()} To go back, run npm run upgrade:compiler ${compilerVersion}`);
}

void runMain(main);
