import { formatDuration } from '../support/formatDuration.mjs';
import { Problem } from '../support/Problem.mjs';
import { showProgress } from '../support/showProgress.mjs';
import { createFailure, formatFailures, type Outcome, REPORT_PREFIX } from './outcome';
import type { Step } from './steps';

/**
 * Runs the steps of each lane in order and the lanes concurrently, then the steps without a lane. Continues after a
 * failure. Prints the title, result and time of each step. After a failed step, prints its failures and its output;
 * after any other step, only its report lines.
 *
 * @returns the sum of all outcomes
 */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const done = new Map<string, Outcome>();
  const laneNames = new Set(steps.flatMap(({ lane = [] }) => lane));
  const lanes = [...laneNames].map((name) => steps.filter(({ lane }) => lane === name));
  const others = steps.filter(({ lane }) => lane === undefined).map((step) => [[step]]);
  for (const stage of lanes.length > 0 ? [lanes, ...others] : others) {
    const titles = stage.flat().map(({ title }) => title);
    const finish = showProgress(titles.join(', '));
    const reports = await Promise.all(stage.map((lane) => runLane(lane, done)));
    finish();
    console.log(reports.flat().join('\n'));
  }
  const outcomes = [...done.values()];
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);

  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), output: '', failures };
}

/**
 * Runs steps, and adds their outcomes to `done`.
 *
 * @returns the lines to print
 */
async function runLane(lane: readonly Step[], done: Map<string, Outcome>): Promise<string[]> {
  const lines: string[] = [];
  for (const step of lane) {
    const started = Date.now();
    const outcome = await runStep(step, done);
    done.set(step.name, outcome);
    const { failed, failures = [], output } = outcome;
    lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${step.title} (${formatDuration(Date.now() - started)})`);
    // Failures come first, because a CI service may truncate a long output.
    if (failed > 0) lines.push(formatFailures(failures), `${output.trimEnd()}\n`);
    else lines.push(...output.split('\n').filter((line) => line.startsWith(REPORT_PREFIX)));
  }

  return lines;
}

/**
 * Runs a step. An exception counts as a failure. If the outcome names no failed test, the step itself is listed as the
 * failure.
 */
async function runStep(step: Step, done: ReadonlyMap<string, Outcome>): Promise<Outcome> {
  const outcome = await step.run(done).catch((error: unknown) => {
    if (error instanceof Problem) return createFailure(`${error.details}\n${error.message}`);

    return createFailure(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  const { failed, failures = [] } = outcome;

  return { ...outcome, failures: failed > 0 && failures.length === 0 ? [step.title] : failures };
}
