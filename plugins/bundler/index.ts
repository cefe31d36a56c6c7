import type { Plugin } from '@docusaurus/types';
import { COMPILER_ALIASES, COMPILER_RULE, createPackageGroups, FORMER_RELEASE_MINIMIZER } from './browserPackages';
import { replaceFontRule } from './replaceFontRule';

/**
 * Classes whose first argument is the URL of a worker, as `<name> from <module>`. `...` keeps the bundler's defaults.
 * The bundler finds a worker only if the code imports the class with exactly this module name.
 */
const WORKER_CLASSES = ['SiteWorker from @site/src/client/SiteWorker', '...'];

/** Configures the bundler for this site; see the README. */
export default function bundler(): Plugin {
  return {
    name: 'bundler',

    configureWebpack: (config, isServer) => ({
      // The bundler's own minimizer skips the files that an earlier one has minimized.
      mergeStrategy: { 'module.rules': 'replace', 'optimization.minimizer': 'prepend' },
      resolve: { preferAbsolute: true, alias: COMPILER_ALIASES },
      module: {
        rules: [...replaceFontRule(config.module?.rules ?? [], isServer), COMPILER_RULE],
        parser: { javascript: { worker: WORKER_CLASSES } },
      },
      ...(isServer
        ? {}
        : {
            optimization: {
              minimizer: [FORMER_RELEASE_MINIMIZER],
              splitChunks: { cacheGroups: createPackageGroups() },
            },
          }),
    }),
  };
}
