// `npm run upgrade:compiler [version]`: installs that version of @flock/wirespec (by default the latest), and reports what it changes for the pages and their claims.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './support/ensureInstalled.mjs';
import { CLAIMS, REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runCommand } from './support/runCommand.mjs';
import { runNpm } from './support/runNpm.mjs';
import { runTool } from './support/runTool.mjs';
import { showProgress } from './support/showProgress.mjs';
import { compareSnapshots } from './upgrade/compareSnapshots';
import type { Snapshot } from './upgrade/Snapshot';
import { writeHtmlReport, writeMarkdownReport } from './upgrade/writeReport';

const FOLDER = path.join(REPOSITORY, '.cache', 'upgrade');

/** Blocks and claims with the installed compiler; in a process of its own, because a process keeps the compiler it has loaded. */
async function snapshot(name: string): Promise<Snapshot> {
  const finish = showProgress(`Trying all blocks and claims with the ${name} compiler`);
  const file = path.join(FOLDER, `${name}.json`);
  const jiti = path.join(REPOSITORY, 'node_modules', 'jiti', 'bin', 'jiti.js');
  const result = await runCommand(process.execPath, [jiti, path.join(__dirname, 'upgrade', 'takeSnapshot.ts'), file]);
  finish(result.exitCode === 0 ? 'done' : 'FAILED');
  if (result.exitCode !== 0) {
    throw new Problem(
      `The ${name} compiler could not be tried at all: adapt lib/compiler to it, or install the one before with npm run upgrade:compiler <version>.`,
      result.output.trimEnd(),
    );
  }
  // Written by takeSnapshot.ts.
  return JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
}

async function install(version: string): Promise<void> {
  const finish = showProgress(`Installing @flock/wirespec@${version}`);
  const args = ['install', '--save-exact', '--no-audit', '--no-fund', `@flock/wirespec@${version}`];
  const result = await runNpm(args, { cwd: REPOSITORY });
  finish(result.exitCode === 0 ? 'done' : 'FAILED');
  if (result.exitCode !== 0) {
    throw new Problem(
      `npm could not install @flock/wirespec@${version}: correct what it says above; npm view @flock/wirespec versions lists what there is.`,
      result.output.trimEnd(),
    );
  }
}

async function main(args: readonly string[]): Promise<void> {
  const [version = 'latest', ...others] = args;
  if (others.length > 0 || version.startsWith('-')) {
    throw new Problem('Name one version, such as npm run upgrade:compiler 1.2.3, or none for the latest.');
  }
  await ensureInstalled(REPOSITORY);
  await ensureInstalled(CLAIMS);
  mkdirSync(FOLDER, { recursive: true });
  const before = await snapshot('old');
  await install(version);
  const comparison = compareSnapshots(before, await snapshot('new'));
  const report = writeMarkdownReport(comparison);
  writeFileSync(path.join(FOLDER, 'report.md'), report);
  writeFileSync(path.join(FOLDER, 'report.html'), writeHtmlReport(comparison));
  console.log(report.split('\n\n## ')[0]);
  console.log(
    `\nReview .cache/upgrade/report.html (side by side) or report.md. Back: npm run upgrade:compiler ${comparison.from}`,
  );
}

void runTool(main);
