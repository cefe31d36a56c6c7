import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage } from '../../lib/search/records/readPage';

/**
 * Reads the pages of a built site.
 *
 * @param outDir the folder of the build
 * @param baseUrl path below which the site is served
 * @returns the pages in the order of their paths; a page's path is the one it names itself as the right one
 */
export async function readRenderedPages(outDir: string, baseUrl: string): Promise<RenderedPage[]> {
  const files = (await readdir(outDir, { recursive: true }))
    .filter((file) => /(?:^|[/\\])index\.html$/.test(file))
    .sort();
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return {
        path: readCanonicalPath(html) ?? baseUrl + path.posix.dirname(file.replaceAll('\\', '/')).replace(/^\.$/, ''),
        html,
      };
    }),
  );

  return pages;
}

function readCanonicalPath(html: string): string | undefined {
  const [link] = /<link[^>]*\brel=["']?canonical\b[^>]*>/i.exec(html) ?? [];
  const [, href] = /\bhref=["']?([^"'\s>]+)/i.exec(link ?? '') ?? [];

  return href !== undefined && URL.canParse(href) ? new URL(href).pathname : undefined;
}
