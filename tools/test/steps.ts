import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite, ensureBuild } from '../support/ensureBuild.mjs';
import { ensureChromium } from '../support/ensureChromium.mjs';
import { REPOSITORY } from '../support/paths.mjs';
import type { CommandResult } from '../support/runCommand.mjs';
import { runNpm } from '../support/runNpm.mjs';
import { createFailure, type Outcome } from './outcome';
import { readPlaywrightReport, readVitestReport } from './readReports';

export interface Step {
  /** Name for `--only`. */
  name: string;
  title: string;
  /** Runs the step; `done` has the outcomes of previous steps. */
  run: (done: ReadonlyMap<string, Outcome>) => Promise<Outcome>;
  /** Steps of a lane run one after another. The two lanes run concurrently, before all other steps. */
  lane?: 'builds' | 'checks';
}

/** Lists all steps. The steps of each lane run in this order, and then the steps without a lane. */
export function listSteps(): Step[] {
  return [
    // This step comes first, because it also caches the output of console sessions for the builds.
    createScriptStep('builds', 'contracts', 'Contracts and code blocks (the Wirespec compiler)', 'check:contracts'),
    { name: 'build', title: 'Production build', run: runBuild, lane: 'builds' },
    createScriptStep('builds', 'fixture', 'Build of the fixture site', 'build:fixture'),
    createScriptStep('builds', 'below', 'Build of the site with a base path', 'build:below'),
    createScriptStep('checks', 'types', 'Types (tsc)', 'check:types'),
    createScriptStep('checks', 'lint', 'Code (Oxlint)', 'lint:code'),
    createScriptStep('checks', 'format', 'Format (Prettier)', 'format:check'),
    createScriptStep('checks', 'spelling', 'Spelling (cspell)', 'lint:spelling'),
    createScriptStep('checks', 'unused', 'Unused code (knip)', 'lint:unused'),
    createScriptStep('checks', 'markdown', 'Markdown (markdownlint)', 'lint:markdown'),
    createScriptStep('checks', 'styles', 'Styles (stylelint)', 'lint:styles'),
    { name: 'unit', title: 'Unit tests (vitest)', run: runUnitTests },
    { name: 'browser', title: 'Browser tests (Playwright)', run: runBrowserTests },
  ];
}

/** Creates a step that runs an npm script. It counts as one test, which passes if the script exits with 0. */
function createScriptStep(lane: 'builds' | 'checks', name: string, title: string, script: string): Step {
  return { lane, name, title, run: () => runScript(script) };
}

async function runScript(script: string): Promise<Outcome> {
  const { exitCode, output } = await runNpm(['run', '--silent', script]);

  // With `--silent`, npm prints nothing about a script that does not exist.
  return createOutcome({
    exitCode,
    output: output || `npm run ${script} printed nothing: check that package.json has this script.\n`,
  });
}

function createOutcome({ exitCode, output }: Pick<CommandResult, 'exitCode' | 'output'>): Outcome {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0, output } : createFailure(output);
}

async function runBuild(): Promise<Outcome> {
  return createOutcome(await buildSite(REPOSITORY));
}

async function runUnitTests(): Promise<Outcome> {
  const report = prepareReport('unit.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

  return readVitestReport(report, await runNpm(['run', '--silent', 'test:unit', '--', ...args]));
}

async function runBrowserTests(done: ReadonlyMap<string, Outcome>): Promise<Outcome> {
  const failedBuilds = ['build', 'fixture', 'below'].filter((name) => (done.get(name)?.failed ?? 0) > 0);
  if (failedBuilds.length > 0) {
    return createFailure(
      `The browser tests need a built site, but these steps failed: ${failedBuilds.join(', ')}. Fix them first.\n`,
    );
  }
  if (!done.has('build')) await ensureBuild(REPOSITORY);
  for (const name of ['fixture', 'below'].filter((step) => !done.has(step))) {
    const built = await runScript(`build:${name}`);
    if (built.failed > 0) return built;
  }
  const report = prepareReport('browser.json');
  // The dot reporter keeps the output short: it prints no line for a test that passes.
  const result = await runNpm(['run', '--silent', 'test:browser', '--', '--reporter=dot,json'], {
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });

  return readPlaywrightReport(report, result);
}

/** @returns the path of a report; a report of an earlier run is deleted */
function prepareReport(name: string): string {
  const file = path.join(REPOSITORY, '.cache', 'test-reports', name);
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });

  return file;
}
