import { listFiles } from '../files/listFiles';
import { BuiltPage } from './BuiltPage';

/**
 * Lists the pages of a built site. Each file is read on first access to its page.
 *
 * @param folder - absolute path of the build folder
 * @param baseUrl - path under which the site is served, with slashes at both ends
 * @returns one page per HTML file, sorted by path
 * @throws file system error for a missing folder
 */
export function readBuiltPages(folder: string, baseUrl: string): BuiltPage[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => new BuiltPage(folder, file, baseUrl));
}
