import { NON_HTML_FILE } from '../html/nonHtmlFile';
import { isHtmlType } from '../html/isHtmlType';
import { parseJson } from '../json/parseJson';
import { isIndexFile, SEARCH_INDEX } from '../search/isIndexFile';
import { toPageKey } from './toPageKey';

/** Expected content type by the end of a path. Any other file may have any type except HTML. */
const EXPECTED_TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.json$/, /^application\/(?:[\w.-]+\+)?json\b/i],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//i],
];

const PAGE_TYPE = /^text\/html\b/i;

/** Matches the canonical link of a page, and captures its address. */
const CANONICAL_LINK = /<link [^>]*\brel=["']?canonical["']? [^>]*\bhref=["']?([^"'\s>]+)/;

/** Matches the beginning of HTML or XML. Among the cached files, only pages and SVG images begin like this. */
const MARKUP_START = /^\s*</;

/**
 * Returns whether a response is the requested file: complete, from this host, of the expected type, and with content of
 * that type. A page must contain `</body>`, and its canonical path must be the requested path. Any other response must
 * not be cached: it may come from a captive portal, or from a host during a deployment.
 *
 * @param response - response to check; its body is not consumed
 * @param pathname - requested path
 * @param hash - expected hash of the content, if the manifest contains one
 */
export async function isGenuine(response: Response, pathname: string, hash?: string): Promise<boolean> {
  if (response.status !== 200 || response.type === 'cors') return false;
  const isPage = !NON_HTML_FILE.test(pathname);
  if (!hasExpectedType(response.headers.get('content-type') ?? '', pathname)) return false;
  if (hash !== undefined && hash !== (await computeRevision(await response.clone().arrayBuffer()))) return false;
  // The hash proves the content of a file, but not the address of a page.
  if (hash !== undefined && !isPage) return true;
  const text = await response.clone().text();

  return isPage ? isComplete(text) && hasCanonicalPath(text, pathname) : hasExpectedContent(text, pathname);
}

/** Returns the first 16 hexadecimal digits of the content's SHA-256 hash, as the manifest lists them. */
async function computeRevision(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function hasExpectedType(type: string, pathname: string): boolean {
  if (!NON_HTML_FILE.test(pathname)) return PAGE_TYPE.test(type);

  return EXPECTED_TYPES.find(([path]) => path.test(pathname))?.[1].test(type) ?? !isHtmlType(type);
}

/**
 * Returns whether the content of a file can be genuine, if its hash is unknown. Captive portals may send their page
 * with the content type of the requested file.
 */
function hasExpectedContent(text: string, pathname: string): boolean {
  if (pathname.endsWith(`/${SEARCH_INDEX}`)) return isIndexFile(parseJson(text));

  return pathname.endsWith('.svg') || !MARKUP_START.test(text);
}

/** Returns whether a page is complete. After an interrupted transfer, its end is missing. */
function isComplete(html: string): boolean {
  return html.includes('</body>');
}

function hasCanonicalPath(html: string, pathname: string): boolean {
  const [, address = ''] = CANONICAL_LINK.exec(html) ?? [];
  try {
    return toPageKey(new URL(address).pathname) === toPageKey(pathname);
  } catch {
    return false;
  }
}
