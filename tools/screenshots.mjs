// `npm run screenshots [-- folder of a built site]`: writes screenshots of every kind of page, in all widths and both themes, to screenshots/, and updates the two of the README.
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  // Imported dynamically, because an older Node could not even parse this module.
  const { takeScreenshots } = await import('./capture/takeScreenshots.mjs');
  await takeScreenshots(process.argv[2]);
} else {
  console.error(problem);
  process.exitCode = 1;
}
