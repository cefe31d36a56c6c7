// `npm start`: installs what is missing, builds the site when its sources changed, and serves it.
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  // Loaded only now: an older Node could not even read these files.
  const { startSite } = await import('./start/startSite.mjs');
  await startSite();
} else {
  console.error(problem);
  process.exitCode = 1;
}
