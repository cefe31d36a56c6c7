import { formatDuration } from '../support/formatDuration.mjs';
import { Problem } from '../support/Problem.mjs';
import { showProgress } from '../support/showProgress.mjs';
import { addOutcomes, createFailure, listFailures } from './outcome.mjs';
import { listReportLines } from './reportLine.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{step: Step, outcome: Outcome, durationMs: number}} Result */

/** Number of single-core steps that run at the same time: one for each of the two cores that the run is planned for. */
const CONCURRENCY = 2;

/**
 * Runs steps in order, and consecutive single-core steps concurrently. Continues after a failure. Prints the title, result and time of each step; a failed step
 * is followed by its failures and its output.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome>} the sum of all outcomes
 */
export async function runSteps(steps) {
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  for (const group of groupSteps(steps)) {
    const finish = showProgress(group.map(({ title }) => title).join(', '));
    const results = await runGroup(group, done);
    finish();
    for (const result of results) {
      printResult(result);
      done.set(result.step.name, result.outcome);
    }
  }

  return addOutcomes([...done.values()]);
}

/** @param {Result} result */
function printResult({ step, outcome, durationMs }) {
  const { failed, failures = [], output } = outcome;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${step.title} (${formatDuration(durationMs)})`);
  // Failures come first, because a CI service may truncate a long output.
  const lines = failed === 0 ? listReportLines(output) : [listFailures(failures), `${output.trimEnd()}\n`];
  for (const line of lines) console.log(line);
}

/**
 * @param {readonly Step[]} steps
 * @returns {Step[][]} one group per run of consecutive single-core steps, and one per other step
 */
function groupSteps(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isSingleCore === true && last?.[0]?.isSingleCore === true) last.push(step);
    else groups.push([step]);
  }

  return groups;
}

/**
 * @param {readonly Step[]} group
 * @param {ReadonlyMap<string, Outcome>} done
 * @returns {Promise<Result[]>} results in the order of the group
 */
async function runGroup(group, done) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const run = async (/** @type {number} */ index, /** @type {Step} */ step) => {
    // The step that this one waits for has already started, unless `--only` excludes it.
    if (step.after !== undefined) await running.get(step.after);
    const started = Date.now();
    const outcome = await runStep(step, done);
    results[index] = { step, outcome, durationMs: Date.now() - started };
  };
  const queue = group.entries();
  const work = async () => {
    for (const [index, step] of queue) {
      const end = run(index, step);
      running.set(step.name, end);
      await end;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));

  return results;
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
