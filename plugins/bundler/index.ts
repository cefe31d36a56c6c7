import type { Plugin } from '@docusaurus/types';
import { COMPILER_ALIASES, COMPILER_RULE, createPackageGroups } from './browserPackages';
import { writeFontFiles } from './writeFontFiles';

/** Classes whose first parameter is the address of a worker. The import must be written as it is here. */
const WORKER_CLASSES = ['SiteWorker from @site/src/client/SiteWorker', '...'];

/** Configures the bundler for this site; see the README. */
export default function bundler(): Plugin {
  return {
    name: 'bundler',

    configureWebpack: (config, isServer) => ({
      mergeStrategy: { 'module.rules': 'replace' },
      resolve: { preferAbsolute: true, alias: COMPILER_ALIASES },
      module: {
        rules: [...writeFontFiles(config.module?.rules ?? [], isServer), COMPILER_RULE],
        parser: { javascript: { worker: WORKER_CLASSES } },
      },
      ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: createPackageGroups() } } }),
    }),
  };
}
