import { isHtmlType } from '../html/isHtmlType';
import { hashContent } from './hashContent';
import { FILE_NAME, toPageKey } from './toPageKey';

/** Expected content type by the end of a path. Any other file may have any type except HTML. */
const EXPECTED_TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.json$/, /^application\/(?:[\w.-]+\+)?json\b/i],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//i],
];

const PAGE_TYPE = /^text\/html\b/i;

/** Canonical link of a page. */
const CANONICAL = /<link [^>]*\brel=["']?canonical["']? [^>]*\bhref=["']?([^"'\s>]+)/;

/**
 * Returns whether a response is the requested file: complete, from this host and of the expected type. A page must have
 * the requested path as its canonical path. Any other response comes from a captive portal, or from a host during a
 * deployment, and must not be cached.
 *
 * @param answer - response to check; its body is not consumed
 * @param pathname - requested path
 * @param hash - expected hash of the content, if the manifest contains one
 */
export async function isGenuine(answer: Response, pathname: string, hash?: string): Promise<boolean> {
  if (answer.status !== 200 || answer.type === 'cors') return false;
  const type = answer.headers.get('content-type') ?? '';
  const isExpected = FILE_NAME.test(pathname)
    ? (EXPECTED_TYPES.find(([path]) => path.test(pathname))?.[1].test(type) ?? !isHtmlType(type))
    : PAGE_TYPE.test(type) && hasCanonicalPath(await answer.clone().text(), pathname);
  if (!isExpected || hash === undefined) return isExpected;

  return hash === (await hashContent(await answer.clone().arrayBuffer()));
}

function hasCanonicalPath(html: string, pathname: string): boolean {
  const [, address = ''] = CANONICAL.exec(html) ?? [];
  try {
    return toPageKey(new URL(address).pathname) === toPageKey(pathname);
  } catch {
    return false;
  }
}
