import { extractRecords, type SiteFacts } from '../../lib/search/records/extractRecords';
import type { SearchRecord } from '../../lib/search/types';
import { readRenderedPages } from './readRenderedPages';

export interface BuiltSite extends SiteFacts {
  /** Folder of the build. */
  outDir: string;
  /** Path below which the site is served. */
  baseUrl: string;
  /** Below the base URL; the search does not find itself. */
  searchPagePath: string;
}

/** Takes the records out of a built site: the same for the embedded index and for the provider. */
export async function readSearchRecords({
  outDir,
  baseUrl,
  searchPagePath,
  ...facts
}: BuiltSite): Promise<SearchRecord[]> {
  const pages = await readRenderedPages(outDir, baseUrl);
  const searchPage = `${baseUrl}${searchPagePath}`;

  return extractRecords(
    pages.filter(({ path }) => path.replace(/\/$/, '') !== searchPage),
    facts,
  );
}
