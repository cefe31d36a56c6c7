import { ensureInstalled } from '../support/ensureInstalled.mjs';
import { CLAIMS, REPOSITORY } from '../support/paths.mjs';
import { printProblem } from '../support/printProblem.mjs';
import { formatDuration } from '../support/formatDuration.mjs';
import { failOnce, listFailures, summarize } from './outcome.mjs';
import { runSteps } from './runSteps.mjs';
import { selectSteps } from './selectSteps.mjs';
import { listSteps } from './steps.mjs';

/**
 * Runs the gates and tests; the last line of standard output is the summary, the exit code is 1 when something failed.
 *
 * @param {readonly string[]} args the command line, see `selectSteps`
 */
export async function testSite(args) {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const started = Date.now();
  const total = await runAll(args);
  // Once more, where a reader of a long log looks first.
  if (total.failures !== undefined && total.failures.length > 0) {
    console.log(`\nWhat failed:\n${listFailures(total.failures)}`);
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
    // Compilers that only the unit tests need; the site is built without them.
    if (steps.some(({ name }) => name === 'unit')) await ensureInstalled(CLAIMS);

    return await runSteps(steps);
  } catch (error) {
    printProblem(error);

    return failOnce('');
  }
}

function stop() {
  console.log('\nStopped.');
  // Ends the running step as well, see runCommand.
  process.exit(130);
}
