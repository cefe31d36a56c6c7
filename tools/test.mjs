// `npm test`: installs what is missing, then runs every step. `npm test -- --only unit,lint` runs only the named steps.
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  // Imported dynamically, because an older Node could not even parse this module.
  const { testSite } = await import('./test/testSite.mjs');
  await testSite(process.argv.slice(2));
} else {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
