import { buildSite, isBuildFresh } from './buildSite.mjs';
import { hashSources } from './hashSources.mjs';
import { Problem } from './Problem.mjs';
import { showProgress } from './showProgress.mjs';

/**
 * Builds the production site unless `build/` already shows the sources as they are.
 *
 * @param {string} root the root of the repository
 * @throws {Problem} when the build fails; `details` is its log
 */
export async function ensureBuild(root) {
  if (isBuildFresh(root, hashSources(root, process.env))) {
    return;
  }
  const finish = showProgress('Building the site (takes a minute or two)');
  const result = await buildSite(root);
  finish(result.exitCode === 0 ? 'done' : 'FAILED');
  if (result.exitCode !== 0) {
    throw new Problem(
      'The site was not built: correct what the build says above, then run the command again.',
      result.output.trimEnd(),
    );
  }
}
