import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps `prism-react-renderer` (some 20 KB, compressed) out of the pages. The classic theme has a client module that imports it, whether or not a page
 * highlights code in the browser; ours do not, see `lib/highlight`. The theme's configuration, which reads a color theme from it, runs in Node and is
 * not affected.
 */
export default function noBrowserHighlighter(): Plugin {
  return {
    name: 'no-browser-highlighter',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'client/noHighlighter.ts') } },
    }),
  };
}
