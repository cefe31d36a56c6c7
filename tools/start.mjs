// `npm start`: installs missing packages, builds the site if its sources have changed, and serves it.
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  // Imported dynamically, because an older Node could not even parse these modules.
  const { runMain } = await import('./support/runMain.mjs');
  const { startSite } = await import('./start/startSite.mjs');
  await runMain(startSite);
} else {
  console.error(problem);
  process.exitCode = 1;
}
