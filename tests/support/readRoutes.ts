import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSitemapPaths } from '../../tools/support/listSitemapPaths.mjs';
import { readSite, toRoute } from './readSite';

/** Pages of the site that ask search engines not to list them, and are therefore in no sitemap. */
const UNLISTED = ['/search'];

/**
 * Lists the routes of all pages, sorted. Routes from `sitemap.xml` keep their trailing slashes; `UNLISTED` adds the
 * others.
 *
 * @throws Error if the sitemap cannot be read
 */
export function readRoutes(): string[] {
  const sitemap = path.join(readSite().folder, 'sitemap.xml');
  try {
    return [...listSitemapPaths(readFileSync(sitemap, 'utf8')).map(toRoute), ...UNLISTED].sort();
  } catch (error) {
    throw new Error(`${sitemap} cannot be read: build the site first with "npm run build".`, { cause: error });
  }
}
