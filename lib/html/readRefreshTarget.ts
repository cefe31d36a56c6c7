/**
 * Reads where a page leads to that only leads to another one.
 *
 * @param content - of its `meta http-equiv="refresh"`
 * @returns the address as it is written; nothing for a page that is only loaded anew
 */
export function readRefreshTarget(content: string): string | undefined {
  return /url=(.+)$/i.exec(content)?.[1];
}
