import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles';

/** Source of a page, or of a partial that pages include. */
export interface PageSource {
  /** Path relative to the project. */
  path: string;
  text: string;
}

/** Folders of this project whose Markdown files are pages or partials. */
const PAGE_FOLDERS = ['docs', 'blog', 'src/pages'];

/**
 * Reads all pages of a site in the order of the folders, and sorted by path within each folder.
 *
 * @param projectFolder - folder to which page paths are relative
 * @param pageFolders - folders with pages, absolute or relative to the project; missing folders are ignored
 */
export function readPageSources(projectFolder: string, pageFolders: readonly string[] = PAGE_FOLDERS): PageSource[] {
  return pageFolders.flatMap((folder) => {
    const absolute = path.resolve(projectFolder, folder);
    if (!fs.existsSync(absolute)) return [];
    return listFiles(absolute)
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => readPageSource(projectFolder, path.relative(projectFolder, path.join(absolute, name))));
  });
}

/**
 * Reads one page.
 *
 * @param pagePath - path relative to the project
 * @throws file system error for a missing file
 */
export function readPageSource(projectFolder: string, pagePath: string): PageSource {
  return { path: pagePath, text: fs.readFileSync(path.join(projectFolder, pagePath), 'utf8') };
}
