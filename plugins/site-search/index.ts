import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { toIndexFile } from '../../lib/search/engine/IndexFile';
import { packRecords } from '../../lib/search/engine/SearchIndex';
import { readOptions } from './options';
import { readSearchRecords } from './readSearchRecords';
import type { SiteSearchData, TransportData } from './types';

/** File of the embedded index, beside the pages. */
const INDEX_FILE = 'search-index.json';

/** Name under which searches are kept in the browser when there is no hosted index. */
const EMBEDDED_INDEX_NAME = 'site';

/**
 * Brings the search: button, dialog and page, and what answers them: the hosted provider when there is an account, else an index that is made from
 * the finished pages. The bundle only gets the one that is used.
 */
export default function siteSearch({ baseUrl, siteConfig }: LoadContext, options: unknown): Plugin {
  const { hosted, searchPagePath, maxHitsPerGroup, reportUrl, externalUrlPattern } = readOptions(options);
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

    configureWebpack: () =>
      hosted === undefined
        ? {}
        : {
            resolve: { alias: { '@theme/SearchTransport': path.resolve(__dirname, 'client/hosted/connectSearch.ts') } },
          },

    // Only where the provider will be asked: a connection to another host is a promise to use it.
    injectHtmlTags: () =>
      hosted === undefined
        ? {}
        : {
            headTags: [
              {
                tagName: 'link',
                attributes: {
                  rel: 'preconnect',
                  href: `https://${hosted.appId}-dsn.algolia.net`,
                  crossorigin: 'anonymous',
                },
              },
            ],
          },

    async postBuild({ outDir }) {
      if (hosted !== undefined) return;
      const records = await readSearchRecords({
        outDir,
        baseUrl,
        searchPagePath,
        origin: siteConfig.url,
        title: siteConfig.title,
      });
      await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(toIndexFile(packRecords(records))));
      logger.info(`Search index: ${records.length} records.`);
    },
  };
}
