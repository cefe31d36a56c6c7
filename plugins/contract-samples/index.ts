import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPages, describeCounts, findPages, listExampleFiles, openSampleHost } from '../../lib/samples';
import { readOptions } from './options';

/**
 * Proves the code blocks of all pages before the bundler starts, brings the components that show them, and watches the example files.
 *
 * The remark step, which puts the samples into the pages, is `./remark`.
 */
export default function contractSamples({ siteDir }: LoadContext, options: unknown): Plugin {
  const { projectFolder: project, pageFolders } = readOptions(options);
  const projectFolder = path.resolve(siteDir, project);
  const examplesFolder = path.join(projectFolder, 'examples');
  const folders = pageFolders.map((folder) => path.resolve(siteDir, folder));

  return {
    name: 'contract-samples',

    // The bundler caches pages and does not notice a new compiler; this check has no such memory.
    async loadContent() {
      const { counts, problems } = await checkPages(findPages(projectFolder, folders), openSampleHost(projectFolder));
      if (problems.length > 0) {
        for (const problem of problems) logger.error(problem);
        throw new Error(`${problems.length} code blocks of the pages break their promise, see above.`);
      }
      logger.info(describeCounts(counts));
    },

    getThemePath: () => path.resolve(__dirname, 'theme'),

    // For the check above; the pages themselves are made anew by the bundler, which `watchExamples` tells what they show.
    getPathsToWatch: () => [path.join(examplesFolder, '**', '*')],

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: folders,
            enforce: 'pre',
            use: [
              {
                loader: path.resolve(__dirname, 'watchExamples.mjs'),
                options: { listExampleFiles: (text: string) => listExampleFiles(text, examplesFolder) },
              },
            ],
          },
        ],
      },
    }),
  };
}
