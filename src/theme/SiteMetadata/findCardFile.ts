/**
 * The picture of a page: where it is, below the root of the site, without a slash at the start.
 *
 * @param pathname - of the page, as in the address, with or without a slash at the end.
 * @param baseUrl - path of the site's root, with slashes around.
 */
export function findCardFile(pathname: string, baseUrl: string): string {
  const page = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
  const name = page.replace(/\/$/, '').replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `img/social/${name === '' ? 'index' : name}.png`;
}
