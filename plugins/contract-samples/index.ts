import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { checkPages, describeCounts, readPageSources } from '../../lib/samples';
import { type ContractSamplesOptions, OptionsSchema } from './options';
import type { CheckedPage } from './proveFences.mjs';
import { readContracts } from './readContracts';

/**
 * Proves the code blocks of all pages before the bundler starts, and brings the components that show them. In the development server `proveFences` proves what changes later, and watches the
 * example files: watched here as well, a change would prove all pages again, and make the generator read all content, before the page is there.
 *
 * The remark step, which puts the samples into the pages, is `./remark`; it finds them in the same store.
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

    // For the check above; `proveFences` tells the bundler which pages show a changed example.
    configureWebpack({ mode }) {
      // A build has proved everything by now. In the development server pages and examples change later.
      if (mode !== 'development') return {};
      const checkPage = async (file: string, text: string): Promise<CheckedPage> => {
        const { examples, problems } = await checkPages([{ path: path.relative(projectFolder, file), text }], store);

        return { examples: examples.map((name) => path.join(examplesFolder, name)), problems };
      };
      const loader = { loader: path.resolve(__dirname, 'proveFences.mjs'), options: { checkPage } };
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
