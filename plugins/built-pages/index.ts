import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../lib/built-pages/runPostBuildSteps';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';

interface BuiltPagesOptions {
  /** Steps that process the built pages, in order. */
  steps: readonly PostBuildStep[];
}

/**
 * Runs the steps that process the built pages. One plugin runs all of them in order, because Docusaurus runs the
 * `postBuild` functions of different plugins in parallel.
 */
export default function builtPages({ siteDir }: LoadContext, { steps }: BuiltPagesOptions): Plugin {
  return {
    name: 'built-pages',

    async postBuild({ outDir, siteConfig: { url, baseUrl, title, tagline } }) {
      const pages = readBuiltPages(outDir, baseUrl);
      const site = { folder: outDir, siteFolder: siteDir, url, baseUrl, title, tagline, pages };
      await runPostBuildSteps(steps, site, (line) => {
        logger.info(line);
      });
    },
  };
}
