// `npm test`: installs what is missing, then runs every gate. `npm test -- --only unit,lint` runs some.
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  // Loaded only now: an older Node could not even read these files.
  const { testSite } = await import('./test/testSite.mjs');
  await testSite(process.argv.slice(2));
} else {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
