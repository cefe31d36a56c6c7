import { FILE_NAME } from '../../../lib/offline/toPageKey';
import { collapseSlashes } from './cleanAddress';

/** The path below which the site is served; the bundler sets it to the site's base URL. */
declare const __webpack_public_path__: string;

/** The path below which the site is served, with slashes at both ends. */
export const BASE_PATH = __webpack_public_path__;

/** Whether an address is one of this site's pages, as far as its path tells. */
export function isPage(url: URL): boolean {
  return url.origin === window.location.origin && url.pathname.startsWith(BASE_PATH) && !FILE_NAME.test(url.pathname);
}

/** Whether the current page is in a section of the site, e.g. `docs`; its root, and what only begins with the same letters, included. */
export function isBelow(section: string): boolean {
  return window.location.pathname.startsWith(BASE_PATH + section);
}

/** Whether two addresses name the same page, whatever their queries and hashes. */
export function isSamePage(one: URL | Location, other: URL | Location): boolean {
  return one.pathname === other.pathname;
}

/** The page that a link leads to; `undefined` for other sites, downloads, links that open elsewhere, and elements that are not links. */
export function toPage(element: Element): URL | undefined {
  if (!(element instanceof HTMLAnchorElement) || element.hasAttribute('download')) return undefined;
  if (element.target !== '' && element.target !== '_self') return undefined;
  const url = collapseSlashes(new URL(element.href));

  return isPage(url) ? url : undefined;
}

/** The page that the link around the target of an event leads to. */
export function findPageLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;

  return link === null ? undefined : toPage(link);
}
