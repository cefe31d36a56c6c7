import { ensureInstalled } from '../support/ensureInstalled.mjs';
import { CLAIMS, REPOSITORY } from '../support/paths.mjs';
import { printProblem } from '../support/printProblem.mjs';
import { formatDuration } from '../support/formatDuration.mjs';
import { createFailure, listFailures, summarize } from './outcome.mjs';
import { runSteps } from './runSteps.mjs';
import { selectSteps } from './selectSteps.mjs';
import { listSteps } from './steps.mjs';

/**
 * Runs the steps that the command line names. The last line of standard output is the summary. The exit code is 1 if a step failed.
 *
 * @param {readonly string[]} args arguments of the command line, see `selectSteps`
 */
export async function testSite(args) {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const started = Date.now();
  const total = await runAll(args);
  // Repeated at the end, where a reader of a long log looks first.
  if (total.failures !== undefined && total.failures.length > 0) {
    console.log(`\nFailures:\n${listFailures(total.failures)}`);
  }
  console.log(`\nTook ${formatDuration(Date.now() - started)}.`);
  console.log(summarize(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
async function runAll(args) {
  try {
    const steps = selectSteps(listSteps(), args);
    await ensureInstalled(REPOSITORY);
    // Only the unit tests need the compilers of claims/.
    if (steps.some(({ name }) => name === 'unit')) await ensureInstalled(CLAIMS);

    return await runSteps(steps);
  } catch (error) {
    printProblem(error);

    return createFailure('');
  }
}

function stop() {
  console.log('\nStopped.');
  // runCommand also ends the running step when this process exits.
  process.exit(130);
}
