import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPages, findExamples, readPageSources, type SampleStore } from '../../lib/samples';
import { readContracts } from './readContracts';

export interface ContractSamplesOptions {
  /** Folders whose Markdown files are pages or partials, relative to the site folder. */
  pageFolders: string[];
  /** Store for the results, shared with the remark step. */
  store: SampleStore;
}

/**
 * Proves the code blocks of all pages before the bundler starts: runs the compiler and the other tools that the blocks
 * are about. Also provides the component that renders the blocks. The remark step in `./remark` reads the results from
 * the same store and inserts them into the pages.
 *
 * In the development server, the remark step proves blocks that change later, and `watchExamples` watches the example
 * files. If this plugin watched them instead, each change would reload all content and prove all pages before the page
 * is updated.
 */
export default function contractSamples(
  { siteDir }: LoadContext,
  { pageFolders, store }: ContractSamplesOptions,
): Plugin {
  const examplesFolder = path.join(siteDir, 'examples');
  const folders = pageFolders.map((folder) => path.resolve(siteDir, folder));

  return {
    name: 'contract-samples',

    async loadContent() {
      const pages = readPageSources(siteDir, folders);
      const { summary, problems } = await checkPages(pages, store);
      if (problems.length > 0) {
        for (const problem of problems) logger.error(problem);
        throw new Error(`Problems in code blocks: ${problems.length}. The messages above say where and why.`);
      }
      logger.info(summary);
    },

    async contentLoaded({ actions }) {
      // Example contracts for the editors on pages; see `src/live/examples`.
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
