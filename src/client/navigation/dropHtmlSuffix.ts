/** Takes `index.html` or `.html` off the end of an address. */
export function dropHtmlSuffix(url: URL): URL {
  const clean = new URL(url);
  clean.pathname = url.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

  return clean;
}
