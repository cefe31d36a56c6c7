import { formatDuration } from '../support/formatDuration.mjs';
import { Problem } from '../support/Problem.mjs';
import { showProgress } from '../support/showProgress.mjs';
import { listReportLines } from './reportLine.mjs';
import { addOutcomes, failOnce, listFailures, EMPTY_OUTCOME } from './outcome.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').Step} Step */

/** Cores we plan for. */
const LANES = 2;

/**
 * Runs steps one after another, small neighbors side by side, all of them even when one fails, and shows name, result and time of each; what failed
 * of a step, and its output, follow its line.
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
    for (const { step, outcome, duration } of results) {
      const failures = nameFailures(step, outcome);
      done.set(step.name, { ...outcome, failures });
      console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'}  ${step.title} (${formatDuration(duration)})`);
      if (outcome.failed > 0) {
        // Before the output, which may be long enough for a service to cut it off.
        console.log(`${listFailures(failures)}\n${outcome.output.trimEnd()}\n`);
      } else {
        for (const figure of listReportLines(outcome.output)) console.log(figure);
      }
    }
  }

  return [...done.values()].reduce(addOutcomes, EMPTY_OUTCOME);
}

/**
 * @param {Step} step
 * @param {Outcome} outcome
 * @returns {readonly string[]} a step that knows no test of its own failed as a whole
 */
function nameFailures(step, { failed, failures = [] }) {
  return failed > 0 && failures.length === 0 ? [step.title] : failures;
}

/**
 * @param {readonly Step[]} steps
 * @returns {Step[][]} small steps that follow each other in one group, every other step in one of its own
 */
function groupSteps(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isSmall === true && last?.[0]?.isSmall === true) {
      last.push(step);
    } else {
      groups.push([step]);
    }
  }

  return groups;
}

/**
 * @param {readonly Step[]} group
 * @param {ReadonlyMap<string, Outcome>} done
 * @returns {Promise<{step: Step, outcome: Outcome, duration: number}[]>} in the order of the group, durations in milliseconds
 */
async function runGroup(group, done) {
  /** @type {{step: Step, outcome: Outcome, duration: number}[]} */
  const results = [];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const queue = group.entries();
  const run = async (/** @type {number} */ index, /** @type {Step} */ step) => {
    // It stands before this one, so it has begun, unless nobody asked for it.
    if (step.after !== undefined) await running.get(step.after);
    const started = Date.now();
    const outcome = await runStep(step, done);
    results[index] = { step, outcome, duration: Date.now() - started };
  };
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
 * @returns {Promise<Outcome>} a crash is a failure
 */
async function runStep(step, done) {
  try {
    return await step.run(done);
  } catch (error) {
    if (error instanceof Problem) {
      return failOnce(`${error.details}\n${error.message}`);
    }

    return failOnce(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
