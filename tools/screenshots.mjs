// `npm run screenshots [-- folder of a built site]`: pictures of every kind of page, in all widths and both themes, in screenshots/; and the two of the README.
import { findNodeProblem } from './support/findNodeProblem.mjs';

const problem = findNodeProblem(process.versions.node);
if (problem === undefined) {
  // Loaded only now: an older Node could not even read these files.
  const { takeScreenshots } = await import('./pictures/takeScreenshots.mjs');
  await takeScreenshots(process.argv[2]);
} else {
  console.error(problem);
  process.exitCode = 1;
}
