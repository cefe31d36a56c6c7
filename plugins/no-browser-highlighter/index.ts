import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps Prism (some 20 KB, compressed) out of the pages. The classic theme has a client module that imports `prism-react-renderer` and, for a list of additional
 * languages that is empty here, all of `prismjs`, whether or not a page highlights code in the browser. Ours do not, see `lib/highlight`. The theme's
 * configuration, which reads a color theme from the package, runs in Node and is not affected.
 */
export default function noBrowserHighlighter(): Plugin {
  const client = (name: string): string => path.join(__dirname, 'client', name);
  return {
    name: 'no-browser-highlighter',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': client('noHighlighter.ts'),
          '@theme/prism-include-languages': client('includeNoLanguages.ts'),
        },
      },
    }),
  };
}
