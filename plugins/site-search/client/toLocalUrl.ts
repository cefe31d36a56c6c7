import { parseUrl } from '@site/src/client/parseUrl';

/** Base for resolving a path; only its path, query and hash are used. */
const HOME = 'https://site.invalid';

/** Target of a result. */
export interface ResultTarget {
  url: string;
  /** Whether the target is on another site, so that the browser navigates instead of the client. */
  isExternal: boolean;
}

/**
 * Converts the URL of a result to a path of this site, regardless of its host, unless it matches the pattern for other
 * sites.
 *
 * @param url - URL as stored in the record, absolute or a path
 */
export function toLocalUrl(url: string, externalUrlPattern: string | undefined): ResultTarget {
  const { protocol, pathname, search, hash } = parseUrl(url, HOME) ?? new URL(HOME);
  // Records are external data, so URLs that could execute code, such as `javascript:` URLs, are replaced.
  if (protocol !== 'https:' && protocol !== 'http:') return { url: '/', isExternal: false };
  if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(url)) return { url, isExternal: true };

  // A path that begins with two slashes would be parsed as a host.
  return { url: pathname.replace(/\/{2,}/g, '/') + search + hash, isExternal: false };
}
