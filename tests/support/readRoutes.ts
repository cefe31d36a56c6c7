import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSitemapPaths } from '../../tools/support/listSitemapPaths.mjs';
import { readSite, toRoute } from './readSite';

/** Pages of the site that ask search engines not to list them, and are therefore in no sitemap. */
const UNLISTED = ['/search'];

/**
 * The addresses in the site of all its pages, sorted: those in its `sitemap.xml`, with slashes at the end as written
 * there, and those that are in no sitemap.
 *
 * @throws Error if there is no built site.
 */
export function readRoutes(): string[] {
  const sitemap = path.join(readSite().folder, 'sitemap.xml');
  try {
    return [...listSitemapPaths(readFileSync(sitemap, 'utf8')).map(toRoute), ...UNLISTED].sort();
  } catch (error) {
    throw new Error(`${sitemap} cannot be read: build the site first with "npm run build".`, { cause: error });
  }
}
