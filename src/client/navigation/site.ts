import { NON_HTML_FILE } from '../../../lib/html/nonHtmlFile';
import { parseUrl } from '../parseUrl';
import { readPath } from './address';
import { collapseSlashes } from './cleanAddress';

/** Path under which the site is served. The bundler sets it to the base URL of the site. */
declare const __webpack_public_path__: string;

/** Path under which the site is served, with slashes at both ends. */
export const BASE_PATH = __webpack_public_path__;

/** Returns whether an address has the origin of this site and the path of a page. The page may not exist. */
export function isPage(url: URL): boolean {
  return (
    url.origin === window.location.origin && url.pathname.startsWith(BASE_PATH) && !NON_HTML_FILE.test(url.pathname)
  );
}

/**
 * Returns whether the current page is in a section of the site such as `docs`. This includes the start page of the
 * section, and any path that begins with the same letters.
 */
export function isInSection(section: string): boolean {
  return readPath().startsWith(BASE_PATH + section);
}

/** Returns whether two addresses name the same page, regardless of their query and hash. */
export function isSamePage(one: URL, other: URL): boolean {
  return one.pathname === other.pathname;
}

/**
 * Returns the address of the page that a link opens. Returns undefined for other sites, files, downloads, links that
 * open in another window, and elements that are not links.
 */
export function toPageUrl(element: Element): URL | undefined {
  if (!(element instanceof HTMLAnchorElement) || element.hasAttribute('download')) return undefined;
  if (element.target !== '' && element.target !== '_self') return undefined;
  const target = parseUrl(element.href);
  if (target === undefined) return undefined;
  const url = collapseSlashes(target);

  return isPage(url) ? url : undefined;
}

/** Returns the address of the page that the link around an event's target opens; undefined if there is no such link. */
export function findPageLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;

  return link === null ? undefined : toPageUrl(link);
}
