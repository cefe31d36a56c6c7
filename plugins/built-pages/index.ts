import logger from '@docusaurus/logger';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../lib/built-pages/runPostBuildSteps';
import { type BuiltPagesOptions, OptionsSchema } from './options';

/** Does what is done with the finished pages: one step after the other, because the generator runs the plugins' own lifecycles at the same time. */
export default function builtPages({ siteDir }: LoadContext, { steps }: BuiltPagesOptions): Plugin {
  return {
    name: 'built-pages',

    async postBuild({ outDir, siteConfig: { url, baseUrl, title, tagline, titleDelimiter } }) {
      const pages = readBuiltPages(outDir, baseUrl);
      const site = { folder: outDir, siteFolder: siteDir, url, baseUrl, title, tagline, titleDelimiter, pages };
      await runPostBuildSteps(steps, site, (line) => {
        logger.info(line);
      });
    },
  };
}

/** @throws ValidationError for missing and unknown options */
builtPages.validateOptions = ({
  validate,
  options,
}: OptionValidationContext<BuiltPagesOptions, BuiltPagesOptions>): BuiltPagesOptions =>
  validate(OptionsSchema, options);
