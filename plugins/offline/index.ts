import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { OFFLINE_PAGE } from '../../lib/offline/places';

/** Name of the scripts that the page about reading offline loads; part of the names of their files. */
export const OFFLINE_CHUNK = 'offline';

/** Name of the stylesheet that comes with these scripts. */
export const OFFLINE_STYLES = 'styles-offline';

export interface OfflineOptions {
  /** Whether the site answers searches itself, so that a device can do it without a connection. */
  hasSearch: boolean;
}

/** Brings the page about reading offline; `createOfflineStep` makes the worker, `client` registers it. */
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
