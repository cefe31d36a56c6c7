import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { SEARCH_INDEX } from '../../lib/search/isIndexFile';
import type { SiteSearchData, TransportData } from './types';

export interface SiteSearchOptions {
  /** Hosted search account; undefined selects the embedded index. */
  hosted: { appId: string; apiKey: string; indexName: string } | undefined;
  /** Path of the search page, relative to the base URL. */
  searchPagePath: string;
  /** URL for reporting a missing result, in which `{query}` is replaced. */
  reportUrl: string;
  /**
   * Regular expression for URLs of results on other sites, which the browser opens. All other results are pages of this
   * site.
   */
  externalUrlPattern: string | undefined;
}

/** Module alias that replaces the embedded search if there is a hosted account. */
const HOSTED_TRANSPORT = { '@theme/SearchTransport': path.join(__dirname, 'client/hosted/connectSearch.ts') };

/** Index name under which searches are saved in the browser for the embedded search. */
const EMBEDDED_INDEX_NAME = 'site';

/**
 * Adds the search: button, dialog, page, and one of two transports. With a hosted account, the hosted transport queries
 * the provider. Otherwise, the embedded transport searches an index that `createIndexStep` generates from the built
 * pages. Only the selected transport is bundled.
 */
export default function siteSearch({ baseUrl }: LoadContext, options: SiteSearchOptions): Plugin {
  const { hosted, searchPagePath, reportUrl, externalUrlPattern } = options;
  const searchPageUrl = normalizeUrl([baseUrl, searchPagePath]);
  const transport: TransportData =
    hosted === undefined
      ? { kind: 'embedded', indexUrl: baseUrl + SEARCH_INDEX }
      : { kind: 'hosted', appId: hosted.appId, apiKey: hosted.apiKey };

  return {
    name: 'site-search',

    getThemePath: () => path.resolve(__dirname, 'theme'),

    contentLoaded({ actions }) {
      const data: SiteSearchData = {
        indexName: hosted?.indexName ?? EMBEDDED_INDEX_NAME,
        searchPageUrl,
        reportUrl,
        externalUrlPattern,
        transport,
      };
      actions.setGlobalData(data);
      actions.addRoute({ path: searchPageUrl, component: '@theme/SearchPage', exact: true });
    },

    configureWebpack: () => (hosted === undefined ? {} : { resolve: { alias: HOSTED_TRANSPORT } }),

    // The embedded search connects to no other host, so only the hosted search preconnects to the provider.
    injectHtmlTags() {
      if (hosted === undefined) return {};
      const href = `https://${hosted.appId}-dsn.algolia.net`;
      return { headTags: [{ tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } }] };
    },
  };
}
