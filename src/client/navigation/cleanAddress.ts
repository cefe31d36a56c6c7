import { parseUrl } from '../parseUrl';

/** Removes `index.html` or `.html` from the end of an address. */
export function dropHtmlSuffix(url: URL): URL {
  const clean = new URL(url);
  clean.pathname = url.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

  return clean;
}

/**
 * Collapses repeated slashes in the path. A server treats `//play` as a path, but a browser that resolves it treats
 * `play` as a host name.
 */
export function collapseSlashes(url: URL): URL {
  const clean = new URL(url);
  clean.pathname = url.pathname.replace(/\/{2,}/g, '/');

  return clean;
}

/**
 * Returns the address to show for a page: without repeated slashes, and without `.html` unless that is the page's own
 * address.
 *
 * @param page - parsed page, whose canonical link contains its own address
 */
export function cleanAddress(url: URL, page: Document): URL {
  const collapsed = collapseSlashes(url);
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const isOwn = canonical !== undefined && parseUrl(canonical, url)?.pathname === collapsed.pathname;

  return isOwn ? collapsed : dropHtmlSuffix(collapsed);
}
