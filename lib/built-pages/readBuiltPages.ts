import { readdirSync } from 'node:fs';
import { BuiltPage } from './BuiltPage';

/**
 * Lists the pages of a built site. Each file is read on first access to its page.
 *
 * @param folder - absolute path of the build folder
 * @param baseUrl - path under which the site is served, with slashes at both ends
 * @returns one page per HTML file, sorted by path
 */
export function readBuiltPages(folder: string, baseUrl: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => new BuiltPage(folder, file, baseUrl));
}
