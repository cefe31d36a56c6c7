/** Takes `index.html` or `.html` off the end of an address. */
export function dropHtmlSuffix(url: URL): URL {
  const clean = new URL(url);
  clean.pathname = url.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

  return clean;
}

/** Makes one slash of several: `//play` is a path to hosts, but a host to whatever resolves it again. */
export function collapseSlashes(url: URL): URL {
  const clean = new URL(url);
  clean.pathname = url.pathname.replace(/\/{2,}/g, '/');

  return clean;
}

/**
 * The address that the browser shows for a page: without repeated slashes, and without `.html` unless that is the page's own address.
 *
 * @param page names its own address in its canonical link
 */
export function cleanAddress(url: URL, page: Document): URL {
  const single = collapseSlashes(url);
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const isOwn = canonical !== undefined && new URL(canonical, url).pathname === single.pathname;

  return isOwn ? single : dropHtmlSuffix(single);
}
