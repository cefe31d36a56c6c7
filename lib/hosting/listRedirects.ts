import type { BuiltPage } from '../built-pages/BuiltPage';
import type { Redirect } from './redirectsFile';

/** A page as far as redirects need it. */
export interface PageAddress {
  /** Path below the folder of the build, with slashes. */
  file: string;
  /** Where the page is, as it says itself; with or without a slash at its end. */
  path: string;
  /** Where it leads to, when it only leads to another page. */
  target: string | undefined;
}

/** The page for unknown addresses, which has none of its own. */
export const NOT_FOUND_FILE = '404.html';

/** Reads what redirects need of a built page. */
export function readPageAddress(page: BuiltPage): PageAddress {
  return { file: page.file, path: page.path, target: page.redirectTarget };
}

/**
 * Lists the addresses that lead to pages although they are not theirs: pages that only lead to another one, and the spellings that hosts know of each page (`.html`, `index.html`).
 *
 * @param baseUrl - path below which the site is served, with slashes at both ends
 */
export function listRedirects(pages: readonly PageAddress[], baseUrl: string): Redirect[] {
  const isHome = ({ path }: PageAddress): boolean => path === baseUrl;
  return pages
    .filter(({ file }) => file !== NOT_FOUND_FILE)
    .flatMap((page) => {
      const clean = trimSlash(page.path);
      const spellings = isHome(page) ? [`${baseUrl}index.html`] : [`${clean}.html`, `${clean}/index.html`];
      const target = page.target ?? page.path;
      return [
        ...(page.target === undefined ? [] : [{ from: page.path, to: target, status: 302 as const }]),
        ...spellings.map((from) => ({ from, to: target, status: 301 as const })),
      ];
    });
}

/**
 * Lists the addresses with a slash too many or too few at their end. Only for hosts that do nothing about slashes on their own: others would send readers around in a circle.
 *
 * @param baseUrl - path below which the site is served, with slashes at both ends
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
