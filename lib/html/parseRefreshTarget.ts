/**
 * Reads the target of a `<meta http-equiv="refresh">` element.
 *
 * @param content - `content` attribute of the element
 * @returns the URL as written, or undefined if the page only reloads itself
 */
export function parseRefreshTarget(content: string): string | undefined {
  return /url=(.+)$/i.exec(content)?.[1];
}
