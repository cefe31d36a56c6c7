import path from 'node:path';
import type { HtmlTagObject, LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { INDEX_FILE } from './createIndexStep';
import { OptionsSchema, type SiteSearchOptions } from './options';
import type { SiteSearchData, TransportData } from './types';

/** Module alias that replaces the embedded search if there is a hosted account. */
const HOSTED_TRANSPORT = { '@theme/SearchTransport': path.join(__dirname, 'client/hosted/connectSearch.ts') };

/** Index name under which searches are saved in the browser for the embedded search. */
const EMBEDDED_INDEX_NAME = 'site';

/**
 * Adds the search: button, dialog, page, and one of two transports. With a hosted account, the transport queries the
 * hosted search. Otherwise, the embedded transport searches an index that `createIndexStep` generates from the built
 * pages. Only the selected transport is bundled.
 */
export default function siteSearch({ baseUrl }: LoadContext, options: SiteSearchOptions): Plugin {
  const { hosted, searchPagePath, maxHitsPerGroup, reportUrl, externalUrlPattern } = options;
  const searchPageUrl = normalizeUrl([baseUrl, searchPagePath]);
  const transport: TransportData =
    hosted === undefined
      ? { kind: 'embedded', indexUrl: `${baseUrl}${INDEX_FILE}` }
      : { kind: 'hosted', appId: hosted.appId, apiKey: hosted.apiKey };

  return {
    name: 'site-search',

    getThemePath: () => path.resolve(__dirname, 'theme'),

    contentLoaded({ actions }) {
      const data: SiteSearchData = {
        indexName: hosted?.indexName ?? EMBEDDED_INDEX_NAME,
        searchPageUrl,
        maxHitsPerGroup,
        reportUrl,
        externalUrlPattern,
        transport,
      };
      actions.setGlobalData(data);
      actions.addRoute({ path: searchPageUrl, component: '@theme/SearchPage', exact: true });
    },

    configureWebpack: () => (hosted === undefined ? {} : { resolve: { alias: HOSTED_TRANSPORT } }),

    // Needed only for the hosted search, because the embedded search connects to no other host.
    injectHtmlTags: () =>
      hosted === undefined ? {} : { headTags: [createPreconnect(`https://${hosted.appId}-dsn.algolia.net`)] },
  };
}

function createPreconnect(href: string): HtmlTagObject {
  return { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } };
}

/**
 * Validates the options.
 *
 * @throws ValidationError for an incomplete account and for unknown options
 */
siteSearch.validateOptions = ({
  validate,
  options,
}: OptionValidationContext<SiteSearchOptions, SiteSearchOptions>): SiteSearchOptions =>
  validate(OptionsSchema, options);
