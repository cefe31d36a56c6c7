/** Names of files that are no pages, such as feeds and downloads. */
export const FILE_NAME = /\.(?!html$)[a-z\d]+$/i;

/**
 * The one name under which a page is kept, whatever spelling of its address was asked for: without `.html`, `index` and a slash at the end.
 *
 * @param pathname - of the address, without query and hash
 */
export function toPageKey(pathname: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/i, '').replace(/\/+$/, '');

  return clean === '' ? '/' : clean;
}
