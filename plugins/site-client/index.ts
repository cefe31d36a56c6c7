import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../../lib/scripts/bundleScript';
import { DropDocusaurusClient, DOCUSAURUS_ENTRY } from './DropDocusaurusClient';

/** Chunk of React, which islands load. Without it, the bundler would copy React into each island. */
export const REACT_CHUNK = 'react';

/** Trusted Types policy under which the bundler's runtime loads scripts. */
export const BUNDLER_POLICY = 'site#bundler';

/** Name of the bundler entry that pages load. */
const ENTRY = 'site';

const REACT_GROUP = {
  name: REACT_CHUNK,
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'async',
  enforce: true,
  // Exceeds the priorities of the cache groups of Docusaurus, which are 40 and 50.
  priority: 60,
} as const;

/** A script in the `<head>` of every page, which runs before the browser parses the body. */
export interface HeadScript {
  /** Main module, relative to the site folder. */
  file: string;
  /** JSON data that the module reads from the constant `SETUP`. */
  setup?: unknown;
}

export interface SiteClientOptions {
  /**
   * Folders whose files named `client.ts` run on every page, in production and development, relative to the site
   * folder. They are evaluated in the order of the folders, and in alphabetical order within each.
   */
  folders: string[];
  /**
   * Client modules of the production site that are not in `folders`, in evaluation order, relative to the site folder.
   * The last one starts the client.
   */
  modules: string[];
  /**
   * Client modules of the development server that are not in `folders`. There, the Docusaurus application renders the
   * pages. The last module starts the client.
   */
  developmentModules: string[];
  /** Folders whose styles load together with their scripts, relative to the site folder; by stylesheet name. */
  lazyStyles: Readonly<Record<string, string>>;
  headScripts: HeadScript[];
}

/** Replaces the Docusaurus application with the site's own client; see the README. */
export default function siteClient(
  { siteDir }: LoadContext,
  { folders, modules, developmentModules, lazyStyles, headScripts }: SiteClientOptions,
): Plugin<string[]> {
  const resolve = (file: string): string => path.resolve(siteDir, file);
  const listModules = (others: readonly string[]): string[] => [
    ...folders.map(resolve).flatMap(listClientFiles),
    ...others.map(resolve),
  ];

  return {
    name: 'site-client',

    loadContent: () => Promise.all(headScripts.map(({ file, setup }) => bundleScript(resolve(file), setup))),

    getPathsToWatch: () => headScripts.map(({ file }) => resolve(file)),

    injectHtmlTags: ({ content }) => ({
      headTags: content.map((innerHTML) => ({ tagName: 'script', innerHTML })),
    }),

    getClientModules: () => listModules(developmentModules),

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      if (typeof config.entry !== 'string') {
        throw new Error(
          'The entry of the Docusaurus application is no longer a single file. Update plugins/site-client/index.ts.',
        );
      }

      return {
        mergeStrategy: { entry: 'replace' },
        // The Docusaurus application is still compiled, because some styles are imported only there.
        entry: { [DOCUSAURUS_ENTRY]: config.entry, [ENTRY]: listModules(modules) },
        output: { trustedTypes: BUNDLER_POLICY },
        optimization: {
          splitChunks: { cacheGroups: { [REACT_CHUNK]: REACT_GROUP, ...groupLazyStyles(lazyStyles, resolve) } },
        },
        plugins: [new DropDocusaurusClient(ENTRY)],
      };
    },
  };
}

/** Lists the files named `client.ts` in a folder, at any depth. */
function listClientFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'client.ts')
    .toSorted()
    .map((file) => path.join(folder, file));
}

/**
 * Creates a cache group for each stylesheet that loads on demand. By default, Docusaurus bundles all styles into one.
 */
function groupLazyStyles(
  folders: Readonly<Record<string, string>>,
  resolve: (folder: string) => string,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        chunks: 'all',
        enforce: true,
        // The priority must exceed that of the Docusaurus group that matches all styles. A nested folder has a longer
        // path, and thus a higher priority, than the folder that contains it.
        priority: 60 + folder.length,
        test: (module: { nameForCondition: () => string | null }): boolean =>
          module.nameForCondition()?.startsWith(resolve(folder) + path.sep) === true,
      },
    ]),
  );
}
