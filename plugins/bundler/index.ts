import type { Plugin } from '@docusaurus/types';
import { COMPILER_ALIASES, COMPILER_RULE, createPackageGroups } from './browserPackages';
import { writeFontFiles } from './writeFontFiles';

/** Configures the bundler for this site; see the README. */
export default function bundler(): Plugin {
  return {
    name: 'bundler',

    configureWebpack: (config, isServer) => ({
      mergeStrategy: { 'module.rules': 'replace' },
      resolve: { preferAbsolute: true, alias: COMPILER_ALIASES },
      module: { rules: [...writeFontFiles(config.module?.rules ?? [], isServer), COMPILER_RULE] },
      ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: createPackageGroups() } } }),
    }),
  };
}
