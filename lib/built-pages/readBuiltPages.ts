import { readdirSync } from 'node:fs';
import { BuiltPage } from './BuiltPage';

/**
 * Finds the pages of a built site. Their files are read when something of them is asked for.
 *
 * @param folder - of the build, absolute
 * @param baseUrl - path below which the site is served, with slashes at both ends
 * @returns one page for each HTML file, in the order of their paths
 */
export function readBuiltPages(folder: string, baseUrl: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => new BuiltPage(folder, file, baseUrl));
}
