// `npm test`: installs what is missing, then runs every step. `npm test -- --only unit,lint` runs only the named steps.
import { fileURLToPath } from 'node:url';
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.log('\nStopped.');
      // `runCommand` also ends the running step when this process exits.
      process.exit(130);
    });
  }
  try {
    // These imports are dynamic, because an older Node could not even parse the modules, and because jiti may not be
    // installed yet.
    const { ensureInstalled } = await import('./support/ensureInstalled.mjs');
    const { REPOSITORY } = await import('./support/paths.mjs');
    await ensureInstalled(REPOSITORY);
    const { default: jiti } = await import('jiti');
    const { testSite } = /** @type {typeof import('./test/testSite')} */ (
      jiti(fileURLToPath(import.meta.url))('./test/testSite.ts')
    );
    await testSite(process.argv.slice(2));
  } catch (error) {
    const { printError } = await import('./support/runMain.mjs');
    // Other errors are defects of the tests' own tools, so their stack is printed.
    if (error instanceof Error && error.name === 'Problem') printError(error);
    else console.error(error);
    fail();
  }
} else {
  console.error(problem);
  fail();
}

function fail() {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
