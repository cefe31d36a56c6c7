/**
 * Reads the target of a `meta http-equiv="refresh"`.
 *
 * @param content - its `content` attribute
 * @returns the URL as written, or undefined if the page only reloads itself
 */
export function parseRefreshTarget(content: string): string | undefined {
  return /url=(.+)$/i.exec(content)?.[1];
}
