import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import { SEARCH_INDEX } from '../../lib/search/isIndexFile';
import { toIndexFile } from './shared/engine/IndexFile';
import { packRecords } from './shared/engine/SearchIndex';
import { RecordCollector } from './records/RecordCollector';

/**
 * Writes the embedded search index, and removes the keywords from the pages.
 *
 * @param searchPagePath - path of the search page, relative to the base URL
 */
export function createIndexStep(searchPagePath: string): PostBuildStep {
  return {
    start({ folder, url, baseUrl, title }) {
      const collector = new RecordCollector({ origin: url, title, searchPage: baseUrl + searchPagePath });
      return {
        readPage(page) {
          collector.readPage(page);
          // Only the index needs the keywords; in the pages, they would only add size.
          const keywords = page.findMeta('keywords');
          if (keywords !== undefined) page.replace(keywords, '');
        },

        async finish() {
          const records = collector.finish();
          await writeFile(path.join(folder, SEARCH_INDEX), JSON.stringify(toIndexFile(packRecords(records))));
          return `Search index: ${records.length} records.`;
        },
      };
    },
  };
}
