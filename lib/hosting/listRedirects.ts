import type { BuiltPage } from '../built-pages/BuiltPage';
import type { Redirect } from './redirectsFile';

/** The parts of a page that determine its redirects. */
export type PageAddress = Pick<BuiltPage, 'file' | 'path' | 'redirectTarget'>;

/** File of the 404 page, which hosts serve for unknown paths. It has no path of its own. */
export const NOT_FOUND_FILE = '404.html';

/** Copies the address of a page, so that it remains after the release of the parsed page. */
export function toPageAddress({ file, path, redirectTarget }: BuiltPage): PageAddress {
  return { file, path, redirectTarget };
}

/**
 * Lists redirects to pages from other spellings of their paths (`.html`, `index.html`) and from redirect pages.
 * Paths with an extra or missing trailing slash are not included; see `listSlashRedirects`.
 *
 * @param baseUrl - path under which the site is served, with slashes at both ends
 */
export function listRedirects(pages: readonly PageAddress[], baseUrl: string): Redirect[] {
  return pages
    .filter(({ file }) => file !== NOT_FOUND_FILE)
    .flatMap(({ path, redirectTarget }): Redirect[] => {
      const trimmed = trimSlash(path);
      const spellings = path === baseUrl ? [`${baseUrl}index.html`] : [`${trimmed}.html`, `${trimmed}/index.html`];
      return [
        ...(redirectTarget === undefined ? [] : [{ from: path, to: redirectTarget, status: 302 as const }]),
        ...spellings.map((from) => ({ from, to: redirectTarget ?? path, status: 301 as const })),
      ];
    });
}

/**
 * Lists redirects from paths with an extra or missing trailing slash. Use it only for hosts that do not handle trailing
 * slashes themselves; on others, it causes redirect loops.
 *
 * @param baseUrl - path under which the site is served, with slashes at both ends
 */
export function listSlashRedirects(pages: readonly PageAddress[], baseUrl: string): Redirect[] {
  const all = pages
    .filter(({ file, path }) => file !== NOT_FOUND_FILE && path !== baseUrl)
    .map(({ path, redirectTarget }): Redirect => {
      const from = path.endsWith('/') ? trimSlash(path) : `${path}/`;
      return { from, to: redirectTarget ?? path, status: redirectTarget === undefined ? 301 : 302 };
    });
  return baseUrl === '/' ? all : [{ from: trimSlash(baseUrl), to: baseUrl, status: 301 }, ...all];
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
