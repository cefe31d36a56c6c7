import { hashContent } from './hashContent';
import { FILE_NAME, toPageKey } from './toPageKey';

/** What the type of a file must match, by the end of its path. Other files may have any type but that of pages, which portals and hosts send in the place of a file. */
const TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//],
  [/./, /^(?!text\/html\b)/],
];

const PAGE_TYPE = /^text\/html\b/;

/** The address that a page says it has. */
const CANONICAL = /<link [^>]*\brel=["']?canonical["']? [^>]*\bhref=["']?([^"'\s>]+)/;

/**
 * Whether an answer is what its name promises: complete, from this host, of the right type. A page must name its own address. Anything else is the answer of a captive portal or of a
 * host that is being deployed, and must not be kept.
 *
 * @param pathname - under which it was requested
 * @param hash - of its content, where the list of files has one
 */
export async function isGenuine(answer: Response, pathname: string, hash?: string): Promise<boolean> {
  if (answer.status !== 200 || answer.type === 'cors') return false;
  const type = answer.headers.get('content-type') ?? '';
  const isExpected = FILE_NAME.test(pathname)
    ? TYPES.find(([path]) => path.test(pathname))?.[1].test(type) === true
    : PAGE_TYPE.test(type) && namesItself(await answer.clone().text(), pathname);
  if (!isExpected || hash === undefined) return isExpected;

  return hash === (await hashContent(await answer.clone().arrayBuffer()));
}

function namesItself(html: string, pathname: string): boolean {
  const [, address = ''] = CANONICAL.exec(html) ?? [];
  try {
    return toPageKey(new URL(address).pathname) === toPageKey(pathname);
  } catch {
    return false;
  }
}
