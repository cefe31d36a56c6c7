import { Problem } from '../support/Problem.mjs';
import { showProgress } from '../support/showProgress.mjs';
import { addOutcomes, failOnce, NOTHING } from './outcome.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs steps one after another, all of them even when one fails, and shows name, result and time of each; the output of a step that failed
 * follows its line.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome>} the sums
 */
export async function runSteps(steps) {
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  for (const step of steps) {
    const finish = showProgress(step.title);
    const outcome = await runStep(step, done);
    done.set(step.name, outcome);
    finish(outcome.failed === 0 ? 'ok    ' : 'FAILED');
    if (outcome.failed > 0) {
      console.log(`${outcome.output.trimEnd()}\n`);
    }
  }

  return [...done.values()].reduce(addOutcomes, NOTHING);
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
