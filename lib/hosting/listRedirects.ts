import type { BuiltPage } from '../built-pages/BuiltPage';
import type { Redirect } from './redirectsFile';

/** File, path and redirect target of a page, which determine its redirects. */
export interface PageAddress {
  /** Path relative to the build folder, separated by `/` on every system, such as `docs/intro/index.html`. */
  file: string;
  /** Canonical path of the page, with or without a trailing slash. */
  path: string;
  /** Redirect target, if the page is a redirect. */
  target: string | undefined;
}

/** File of the 404 page, which hosts serve for unknown paths. It has no path of its own. */
export const NOT_FOUND_FILE = '404.html';

/** Returns the parts of a built page that determine its redirects. */
export function toPageAddress(page: BuiltPage): PageAddress {
  return { file: page.file, path: page.path, target: page.redirectTarget };
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
    .flatMap((page) => {
      const trimmed = trimSlash(page.path);
      const spellings = page.path === baseUrl ? [`${baseUrl}index.html`] : [`${trimmed}.html`, `${trimmed}/index.html`];
      const target = page.target ?? page.path;
      return [
        ...(page.target === undefined ? [] : [{ from: page.path, to: target, status: 302 as const }]),
        ...spellings.map((from) => ({ from, to: target, status: 301 as const })),
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
    .map(({ path, target }): Redirect => {
      const from = path.endsWith('/') ? trimSlash(path) : `${path}/`;
      return { from, to: target ?? path, status: target === undefined ? 301 : 302 };
    });
  return baseUrl === '/' ? all : [{ from: trimSlash(baseUrl), to: baseUrl, status: 301 }, ...all];
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
