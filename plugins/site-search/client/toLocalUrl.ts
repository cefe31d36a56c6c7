import { collapseSlashes } from '@site/src/client/navigation/cleanAddress';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { parseUrl } from '@site/src/client/parseUrl';

/** Target of a result. */
export interface ResultTarget {
  url: string;
  /** Whether the target is on another site, so that the browser navigates instead of the client. */
  isExternal: boolean;
}

/**
 * Converts the URL of a result to a path of this site; the host of the URL is ignored. A URL that matches the pattern
 * for other sites stays unchanged. A URL that is invalid, or neither `http:` nor `https:`, becomes the start page.
 *
 * @param url - URL as stored in the record, absolute or a path
 */
export function toLocalUrl(url: string, externalUrlPattern: string | undefined): ResultTarget {
  // The base only serves to parse paths. No result contains it.
  const parsed = parseUrl(url, 'https://site.invalid');
  // Records are external data, so URLs that could execute code, such as `javascript:` URLs, are replaced.
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) return { url: BASE_PATH, isExternal: false };
  if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(url)) return { url, isExternal: true };

  // A path that begins with two slashes would be parsed as a host.
  const { pathname, search, hash } = collapseSlashes(parsed);
  return { url: pathname + search + hash, isExternal: false };
}
