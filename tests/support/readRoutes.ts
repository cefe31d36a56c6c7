import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSitemapPaths } from '../../tools/support/listSitemapPaths.mjs';
import { SITE_FOLDER } from './sites';

/** Pages of the site that ask search engines not to list them, and are therefore in no sitemap. */
const UNLISTED = ['/search'];

/**
 * The paths of all pages of the built site, sorted: those in its `sitemap.xml`, with slashes at the end as written there, and those that are in no sitemap.
 *
 * @throws Error when there is no built site.
 */
export function readRoutes(): string[] {
  const sitemap = path.join(SITE_FOLDER, 'sitemap.xml');
  try {
    return [...listSitemapPaths(readFileSync(sitemap, 'utf8')), ...UNLISTED].sort();
  } catch (error) {
    throw new Error(`${sitemap} cannot be read: build the site first with "npm run build".`, { cause: error });
  }
}
