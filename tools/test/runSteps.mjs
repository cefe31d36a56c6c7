import { formatDuration } from '../support/formatDuration.mjs';
import { Problem } from '../support/Problem.mjs';
import { showProgress } from '../support/showProgress.mjs';
import { addOutcomes, failOnce, listFailures } from './outcome.mjs';
import { listReportLines } from './reportLine.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{step: Step, outcome: Outcome, durationMs: number}} Result */

/** Number of small steps that run at the same time: one for each of the two cores we plan for. */
const LANES = 2;

/**
 * Runs steps in order, neighboring small steps side by side, all of them even when one fails. Prints name, result and time of each step, and after the line of
 * a failed step its failures and its output.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome>} the sums
 */
export async function runSteps(steps) {
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  for (const group of groupSteps(steps)) {
    const finish = showProgress(group.map(({ title }) => title).join(', '));
    const results = await runGroup(group, done);
    finish();
    for (const result of results) {
      print(result);
      done.set(result.step.name, result.outcome);
    }
  }

  return addOutcomes([...done.values()]);
}

/** @param {Result} result */
function print({ step, outcome, durationMs }) {
  const { failed, failures = [], output } = outcome;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${step.title} (${formatDuration(durationMs)})`);
  // The failures come before the output, which may be so long that a service cuts it off.
  const lines = failed === 0 ? listReportLines(output) : [listFailures(failures), `${output.trimEnd()}\n`];
  for (const line of lines) console.log(line);
}

/**
 * @param {readonly Step[]} steps
 * @returns {Step[][]} neighboring small steps in one group, every other step in a group of its own
 */
function groupSteps(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isSmall === true && last?.[0]?.isSmall === true) last.push(step);
    else groups.push([step]);
  }

  return groups;
}

/**
 * @param {readonly Step[]} group
 * @param {ReadonlyMap<string, Outcome>} done
 * @returns {Promise<Result[]>} in the order of the group
 */
async function runGroup(group, done) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const run = async (/** @type {number} */ index, /** @type {Step} */ step) => {
    // The step that comes first has begun already, unless `--only` left it out.
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
  await Promise.all(Array.from({ length: LANES }, work));

  return results;
}

/**
 * @param {Step} step
 * @param {ReadonlyMap<string, Outcome>} done
 * @returns {Promise<Outcome>} a crash is a failure; a step that names no failed test failed as a whole
 */
async function runStep(step, done) {
  const outcome = await step.run(done).catch((/** @type {unknown} */ error) => {
    if (error instanceof Problem) return failOnce(`${error.details}\n${error.message}`);

    return failOnce(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  const { failed, failures = [] } = outcome;

  return { ...outcome, failures: failed > 0 && failures.length === 0 ? [step.title] : failures };
}
