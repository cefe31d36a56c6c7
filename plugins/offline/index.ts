import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { OFFLINE_PAGE } from '../../lib/offline/paths';

/**
 * Name of the chunk with all modules of `client` that load on demand. The worker caches its files with the page about
 * offline reading.
 */
export const OFFLINE_CHUNK = 'offline';

/** Name of the stylesheet of this chunk. */
export const OFFLINE_STYLES = 'styles-offline';

export interface OfflineOptions {
  /** Whether search runs in the browser, so that it works without a connection. */
  hasSearch: boolean;
}

/** Adds the page about offline reading. `createOfflineStep` writes the worker, and `client` registers it. */
export default function offline({ baseUrl }: LoadContext, options: OfflineOptions): Plugin {
  return {
    name: 'offline',

    getThemePath: () => path.resolve(__dirname, 'theme'),

    contentLoaded({ actions }) {
      actions.setGlobalData(options);
      actions.addRoute({ path: baseUrl + OFFLINE_PAGE, component: '@theme/OfflinePage', exact: true });
    },
  };
}
