/**
 * Finds the file of a page's social card.
 *
 * @param pathname - path of the page, with or without a trailing slash
 * @param baseUrl - path of the site's root, with slashes at both ends
 * @returns path relative to the root of the site
 */
export function findCardFile(pathname: string, baseUrl: string): string {
  const page = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
  const name = page.replace(/\/$/, '').replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `img/social/${name === '' ? 'index' : name}.png`;
}
