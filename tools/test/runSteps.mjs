import { formatDuration } from '../support/formatDuration.mjs';
import { Problem } from '../support/Problem.mjs';
import { showProgress } from '../support/showProgress.mjs';
import { createFailure, listFailures, REPORT_PREFIX } from './outcome.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs the steps of each lane in order and the lanes concurrently, then the steps without a lane. Continues after a failure. Prints the title, result and time of
 * each step; a failed step is followed by its failures and its output.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome>} the sum of all outcomes
 */
export async function runSteps(steps) {
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  const lanes = [...new Set(steps.flatMap(({ lane = [] }) => lane))].map((name) =>
    steps.filter(({ lane }) => lane === name),
  );
  const others = steps.filter(({ lane }) => lane === undefined).map((step) => [[step]]);
  for (const stage of lanes.length > 0 ? [lanes, ...others] : others) {
    const finish = showProgress(
      stage
        .flat()
        .map(({ title }) => title)
        .join(', '),
    );
    const reports = await Promise.all(stage.map((lane) => runLane(lane, done)));
    finish();
    console.log(reports.flat().join('\n'));
  }
  const outcomes = [...done.values()];
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);

  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), output: '', failures };
}

/**
 * @param {readonly Step[]} lane
 * @param {Map<string, Outcome>} done gets the outcomes
 * @returns {Promise<string[]>} the lines to print
 */
async function runLane(lane, done) {
  /** @type {string[]} */
  const lines = [];
  for (const step of lane) {
    const started = Date.now();
    const outcome = await runStep(step, done);
    done.set(step.name, outcome);
    const { failed, failures = [], output } = outcome;
    lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${step.title} (${formatDuration(Date.now() - started)})`);
    // Failures come first, because a CI service may truncate a long output.
    if (failed > 0) lines.push(listFailures(failures), `${output.trimEnd()}\n`);
    else lines.push(...output.split('\n').filter((line) => line.startsWith(REPORT_PREFIX)));
  }

  return lines;
}

/**
 * @param {Step} step
 * @param {ReadonlyMap<string, Outcome>} done
 * @returns {Promise<Outcome>} an exception counts as a failure; if no failed test is named, the step itself is listed as the failure
 */
async function runStep(step, done) {
  const outcome = await step.run(done).catch((/** @type {unknown} */ error) => {
    if (error instanceof Problem) return createFailure(`${error.details}\n${error.message}`);

    return createFailure(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  const { failed, failures = [] } = outcome;

  return { ...outcome, failures: failed > 0 && failures.length === 0 ? [step.title] : failures };
}
