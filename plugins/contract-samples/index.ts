import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { checkPages, describeCounts, findExamples, readPageSources } from '../../lib/samples';
import { type ContractSamplesOptions, OptionsSchema } from './options';
import { readContracts } from './readContracts';

/**
 * Proves the code blocks of all pages before the bundler starts, and brings the components that show them. The remark step, which puts the samples into the pages, is `./remark`; it finds them in the
 * same store.
 *
 * In the development server, the remark step proves what changes later, and `watchExamples` watches the example files: watched here, a change would prove all pages again, and make the generator read
 * all content, before the page is there.
 */
export default function contractSamples(
  { siteDir }: LoadContext,
  { projectFolder: project, pageFolders, store }: ContractSamplesOptions,
): Plugin {
  const projectFolder = path.resolve(siteDir, project);
  const examplesFolder = path.join(projectFolder, 'examples');
  const folders = pageFolders.map((folder) => path.resolve(siteDir, folder));

  return {
    name: 'contract-samples',

    async loadContent() {
      const pages = readPageSources(projectFolder, folders);
      const { counts, problems } = await checkPages(pages, store);
      if (problems.length > 0) {
        for (const problem of problems) logger.error(problem);
        throw new Error(`Code blocks that are wrong: ${problems.length}. The messages above say where and why.`);
      }
      logger.info(describeCounts(pages.length, counts));
    },

    async contentLoaded({ actions }) {
      // For editors in the page, see `src/live/examples`.
      await actions.createData('contracts.json', JSON.stringify(readContracts(examplesFolder)));
    },

    getThemePath: () => path.resolve(__dirname, 'theme'),

    configureWebpack({ mode }) {
      if (mode !== 'development') return {};
      const listExamples = (text: string): string[] =>
        findExamples(text).map((name) => path.join(examplesFolder, name));
      const loader = { loader: path.resolve(__dirname, 'watchExamples.mjs'), options: { listExamples } };
      return { module: { rules: [{ test: /\.mdx?$/, include: folders, enforce: 'pre', use: [loader] }] } };
    },
  };
}

/** @throws ValidationError for missing and unknown options */
contractSamples.validateOptions = ({
  validate,
  options,
}: OptionValidationContext<ContractSamplesOptions, ContractSamplesOptions>): ContractSamplesOptions =>
  validate(OptionsSchema, options);
