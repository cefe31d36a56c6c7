import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import { SEARCH_INDEX } from '../../lib/offline/places';
import { toIndexFile } from '../../lib/search/engine/IndexFile';
import { packRecords } from '../../lib/search/engine/SearchIndex';
import { RecordCollector } from './records/RecordCollector';

/** File of the embedded index, beside the pages. */
export const INDEX_FILE = SEARCH_INDEX;

/**
 * Writes the index that answers searches where there is no account at the hosted provider, and takes the keywords out of the pages.
 *
 * @param searchPagePath - route of the search page, below the base URL
 */
export function createIndexStep(searchPagePath: string): PostBuildStep {
  return {
    name: 'search index',

    start({ folder, url, baseUrl, title }) {
      const collector = new RecordCollector({ origin: url, title, searchPage: baseUrl + searchPagePath });
      return {
        readPage(page) {
          collector.readPage(page);
          // The words readers search by are for this search; sent with every page, they would only make it longer.
          const keywords = page.findMeta('keywords');
          if (keywords !== undefined) page.replace(keywords, '');
        },

        async finish() {
          const records = collector.finish();
          await writeFile(path.join(folder, INDEX_FILE), JSON.stringify(toIndexFile(packRecords(records))));
          return `Search index: ${records.length} records.`;
        },
      };
    },
  };
}
