import path from 'node:path';
import type { HtmlTagObject, LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { INDEX_FILE } from './createIndexStep';
import { OptionsSchema, type SiteSearchOptions } from './options';
import type { SiteSearchData, TransportData } from './types';

/** What stands in the place of the embedded search when there is an account. */
const HOSTED_TRANSPORT = { '@theme/SearchTransport': path.join(__dirname, 'client/hosted/connectSearch.ts') };

/** Name under which searches are kept in the browser when there is no hosted index. */
const EMBEDDED_INDEX_NAME = 'site';

/**
 * Brings the search: button, dialog and page, and what answers them: the hosted provider when there is an account, else an index that is made from
 * the finished pages (`createIndexStep`). The bundle only gets the one that is used.
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

    // Only where the provider will be asked: a connection to another host is a promise to use it.
    injectHtmlTags: () =>
      hosted === undefined ? {} : { headTags: [createPreconnect(`https://${hosted.appId}-dsn.algolia.net`)] },
  };
}

function createPreconnect(href: string): HtmlTagObject {
  return { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } };
}

/** @throws ValidationError that says which part of an account is missing, and for unknown options */
siteSearch.validateOptions = ({
  validate,
  options,
}: OptionValidationContext<SiteSearchOptions, SiteSearchOptions>): SiteSearchOptions =>
  validate(OptionsSchema, options);
