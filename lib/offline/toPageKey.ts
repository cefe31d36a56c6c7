/**
 * Normalizes the path of a page to its cache key: without `.html`, `index.html` and trailing slashes. The path `/`
 * stays unchanged.
 *
 * @param pathname - path without query and hash
 */
export function toPageKey(pathname: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/i, '').replace(/\/+$/, '');

  return clean === '' ? '/' : clean;
}
