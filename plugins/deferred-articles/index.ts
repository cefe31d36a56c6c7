import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readOptions } from './options';

/** What every deferred article needs at once: one file, which the bundler would otherwise copy into each page. */
const DEFERRAL = {
  name: 'deferral',
  test: /[\\/]deferred-articles[\\/]client[\\/](?!LiveArticle)|[\\/]its-fine[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/** Loads the scripts of articles after everything else, see the README. */
export default function deferredArticles({ siteDir }: LoadContext, options: unknown): Plugin {
  const folders = readOptions(options).articleFolders.map((folder) => path.resolve(siteDir, folder));

  return {
    name: 'deferred-articles',

    getThemePath: () => path.resolve(__dirname, 'theme'),

    configureWebpack: (config, isServer) => ({
      ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: { deferral: DEFERRAL } } } }),
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: folders,
            // Parts of pages: whoever imports them wants to have them.
            exclude: /[\\/]_/,
            // Not the parts it makes itself.
            resourceQuery: { not: [/[?&]article=/] },
            enforce: 'post',
            use: [
              {
                loader: path.resolve(__dirname, 'splitArticle.mjs'),
                options: {
                  isDeferred: !isServer && config.mode === 'production',
                  clientFolder: path.resolve(__dirname, 'client'),
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
