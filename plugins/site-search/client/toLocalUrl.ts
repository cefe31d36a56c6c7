/** Where a result leads. */
export interface ResultTarget {
  url: string;
  /** On another site: the browser goes there instead of the router. */
  isExternal: boolean;
}

/**
 * Makes the address of a result a path of this site, whatever host it was recorded with, unless it matches the pattern for other sites.
 *
 * @param url as in the record, absolute or a path
 */
export function toLocalUrl(url: string, externalUrlPattern: string | undefined): ResultTarget {
  const { protocol, pathname, search, hash } = parse(url);
  // A record comes from outside: it must not be able to run anything.
  if (protocol !== 'https:' && protocol !== 'http:') return { url: '/', isExternal: false };
  if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(url)) return { url, isExternal: true };

  // A path that begins with two slashes would be read as a host.
  return { url: pathname.replace(/\/{2,}/g, '/') + search + hash, isExternal: false };
}

function parse(url: string): URL {
  const home = 'https://site.invalid';
  try {
    return new URL(url, home);
  } catch {
    return new URL(home);
  }
}
