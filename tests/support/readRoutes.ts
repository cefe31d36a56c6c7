import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSitemapPaths } from '../../tools/support/listSitemapPaths.mjs';
import { SITE_FOLDER } from './sites';

/**
 * The paths of all pages the built site announces, from its `sitemap.xml`, sorted; slashes at the end as written there.
 *
 * @throws Error when there is no built site.
 */
export function readRoutes(): string[] {
  const sitemap = path.join(SITE_FOLDER, 'sitemap.xml');
  try {
    return listSitemapPaths(readFileSync(sitemap, 'utf8')).sort();
  } catch (error) {
    throw new Error(`${sitemap} cannot be read: build the site first with "npm run build".`, { cause: error });
  }
}
