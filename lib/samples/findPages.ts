import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from './checkPages';

/** Folders whose Markdown files are pages or parts of pages. */
const PAGE_FOLDERS = ['docs', 'blog', 'src/pages'];

/** Reads all pages of the site, sorted by path. */
export function findPages(siteFolder: string): PageSource[] {
  return PAGE_FOLDERS.flatMap((folder) => {
    const absolute = path.join(siteFolder, folder);
    if (!fs.existsSync(absolute)) return [];
    return fs
      .readdirSync(absolute, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map((name) => readPage(siteFolder, path.join(folder, name)));
  });
}

/** Reads one page. @param pagePath - relative to the site folder. */
export function readPage(siteFolder: string, pagePath: string): PageSource {
  return { path: pagePath, text: fs.readFileSync(path.join(siteFolder, pagePath), 'utf8') };
}
