import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const PACKAGE = '@flock/wirespec';

/** Name of the script that holds the package, which the worker loads. */
export const COMPILER_CHUNK = 'compiler-package';

/** Modules that the worker needs and that the package does not export, see `lib/compiler/hosts/browserHost.ts`. */
const HIDDEN_MODULES = ['clikt-clikt.mjs', 'clikt-clikt-mordant.mjs'];

/** Lets the bundler make a worker of the compiler package, see the README. */
export default function browserCompiler(): Plugin {
  const folder = path.dirname(createRequire(__filename).resolve(PACKAGE));
  const group = {
    name: COMPILER_CHUNK,
    test: /[\\/]@flock[\\/]wirespec[\\/]/,
    chunks: 'all',
    enforce: true,
    priority: 60,
  } as const;

  return {
    name: 'browser-compiler',

    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: Object.fromEntries(HIDDEN_MODULES.map((file) => [`${PACKAGE}/${file}$`, path.join(folder, file)])),
      },
      ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: { [COMPILER_CHUNK]: group } } } }),
      module: {
        rules: [
          {
            test: path.join(folder, 'kotlinx-io-kotlinx-io-core.mjs'),
            use: [path.resolve(__dirname, 'replaceEval.mjs')],
          },
        ],
      },
    }),
  };
}
