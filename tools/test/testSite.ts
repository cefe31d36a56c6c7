import { formatDuration } from '../support/formatDuration.mjs';
import { ensureInstalled } from '../support/ensureInstalled.mjs';
import { CLAIMS } from '../support/paths.mjs';
import { formatFailures, summarize } from './outcome';
import { runSteps } from './runSteps';
import { selectSteps } from './selectSteps';
import { listSteps } from './steps';

/**
 * Runs the steps that the command line names. The last line of standard output is the summary. The exit code is 1 if a
 * step failed.
 *
 * @param args - arguments of the command line; see `selectSteps`
 * @throws Problem for invalid arguments, and if the packages of `claims/` cannot be installed
 */
export async function testSite(args: readonly string[]): Promise<void> {
  const started = Date.now();
  const steps = selectSteps(listSteps(), args);
  // Only the unit tests need the compilers in `claims/`.
  if (steps.some(({ name }) => name === 'unit')) await ensureInstalled(CLAIMS);
  const total = await runSteps(steps);
  // Repeats the failures at the end, where developers look first in a long log.
  if (total.failures !== undefined && total.failures.length > 0)
    console.log(`\nFailures:\n${formatFailures(total.failures)}`);
  console.log(`\nTook ${formatDuration(Date.now() - started)}.`);
  console.log(summarize(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}
