import { FILE_NAME } from '../../../lib/offline/toPageKey';

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

/** The page a link leads to; nothing for other sites, downloads, links for another window, and elements that are no links. */
export function toPage(element: Element): URL | undefined {
  if (!(element instanceof HTMLAnchorElement) || element.hasAttribute('download')) return undefined;
  if (element.target !== '' && element.target !== '_self') return undefined;
  const url = new URL(element.href);

  return isPage(url) ? url : undefined;
}

/** The page that an event on a link, or on something in it, is about. */
export function findPageLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;

  return link === null ? undefined : toPage(link);
}
