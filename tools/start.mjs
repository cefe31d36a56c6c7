// `npm start`: installs missing packages, builds the site if its sources have changed, and serves it.
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  // These imports are dynamic, because an older Node could not even parse the modules.
  const { runMain } = await import('./support/runMain.mjs');
  const { startSite } = await import('./start/startSite.mjs');
  await runMain(startSite);
} else {
  console.error(problem);
  process.exitCode = 1;
}
