import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import { escapeHtml } from '../../lib/html/escapeHtml';

/** File name of the OpenSearch description, to which every page links. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/**
 * Writes the OpenSearch 1.1 description, with which browsers offer the site as a search engine.
 *
 * @param searchPagePath - path of the search page, relative to the base URL
 */
export function createOpenSearchStep(searchPagePath: string): PostBuildStep {
  return {
    start: ({ folder, url, baseUrl, title }) => ({
      async finish() {
        const root = url + baseUrl;
        const name = escapeHtml(title);
        await writeFile(
          path.join(folder, OPEN_SEARCH_FILE),
          `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search the ${name} documentation</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${root}favicon.ico</Image>
  <Url type="text/html" template="${root}${searchPagePath}?q={searchTerms}"/>
</OpenSearchDescription>
`,
        );
        return undefined;
      },
    }),
  };
}
