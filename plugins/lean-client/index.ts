import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps out of the pages what none of them uses, with aliases that put small modules in its place:
 *
 * - Prism (some 20 KB, compressed): the classic theme has a client module that imports `prism-react-renderer` and, for a list of additional languages that is
 *   empty here, all of `prismjs`, whether or not a page highlights code in the browser. Ours do not, see `lib/highlight`. The theme's configuration, which reads a
 *   color theme from the package, runs in Node and is not affected.
 * - The helpers of compiled TypeScript (3 KB): one CommonJS module of the generator asks for one of them, and gets all, because `require` cannot be shaken.
 */
export default function leanClient(): Plugin {
  const client = (name: string): string => path.join(__dirname, 'client', name);

  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': client('noHighlighter.ts'),
          '@theme/prism-include-languages': client('includeNoLanguages.ts'),
          ...(isServer ? {} : { tslib$: client('compilerHelpers.ts') }),
        },
      },
    }),
  };
}
