import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { gradeHeaders } from '../../../lib/hosting/gradeHeaders';
import { runConcurrently } from '../../support/runConcurrently';
import type { Deployment } from './Deployment';

/** Checks one property of a deployed site. The result contains one message per problem. */
export type Check = (site: Deployment, pages: readonly string[]) => Promise<string[]>;

const YEAR_SECONDS = 31_536_000;

/** Maximum number of simultaneous requests, low enough that hosts do not mistake the check for an attack. */
const CONCURRENCY = 8;

/** All checks, keyed by the name in `--allow` and in the table of results. */
export const CHECKS: Readonly<Record<string, Check>> = {
  headers: checkHeaders,
  redirects: checkRedirects,
  caching: checkCaching,
  'not found': checkNotFound,
  compression: checkCompression,
  ranges: checkRanges,
  links: checkLinks,
};

async function checkHeaders(site: Deployment): Promise<string[]> {
  const { headers } = await site.get(site.home);
  const { grade, score, findings } = gradeHeaders({ headers, redirection: await readRedirection(site) });
  const penalties = findings
    .filter(({ modifier }) => modifier < 0)
    .map(({ name, modifier }) => `${name} (${modifier})`);
  return grade === 'A+' ? [] : [`The home page gets the grade ${grade} (${score} points): ${penalties.join(', ')}.`];
}

/** Finds where a request without TLS is redirected; undefined if no such request can be made. */
async function readRedirection(site: Deployment): Promise<'https' | 'none' | undefined> {
  const { protocol, hostname, pathname } = new URL(site.home);
  if (protocol !== 'https:') return undefined;
  try {
    const { location } = await site.get(`http://${hostname}${pathname}`);
    return location?.startsWith('https:') === true ? 'https' : 'none';
  } catch {
    // The host does not accept unencrypted connections.
    return undefined;
  }
}

/**
 * Checks that other spellings of a page's address (trailing slash, `.html`, `/index.html`) redirect to the canonical
 * one.
 */
async function checkRedirects(site: Deployment, pages: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const spellings = pages
    .filter((page) => page !== site.home)
    .flatMap((page) => {
      const withoutSlash = page.replace(/\/$/, '');
      return [page.endsWith('/') ? withoutSlash : `${page}/`, `${withoutSlash}.html`, `${withoutSlash}/index.html`].map(
        (from) => ({
          from,
          page,
        }),
      );
    });
  await runConcurrently(
    CONCURRENCY,
    [...spellings, { from: site.resolve('index.html'), page: site.home }],
    async ({ from, page }) => {
      const { status, location } = await site.get(from);
      if (![301, 308].includes(status) || location !== page) {
        problems.push(
          `${from} responds with status ${status}${location === undefined ? '' : ` and redirects to ${location}`} instead of redirecting to ${page}.`,
        );
      }
    },
  );
  return problems;
}

async function checkCaching(site: Deployment): Promise<string[]> {
  const page = await site.get(site.home);
  const pageControl = page.headers['cache-control'] ?? '(no header)';
  const { etag = '' } = page.headers;
  const revalidated = await site.get(site.home, { 'if-none-match': etag });
  const asset = findAsset(site, page.body);
  const { headers } = await site.get(asset);
  const assetControl = headers['cache-control'] ?? '(no header)';
  const seconds = Number(/max-age=(\d+)/.exec(assetControl)?.[1] ?? 0);
  return [
    ...(/no-cache|max-age=0\b/.test(pageControl)
      ? []
      : [`The home page has Cache-Control: ${pageControl} instead of no-cache.`]),
    ...(etag === '' ? ['The home page has no ETag.'] : []),
    ...(etag === '' || revalidated.status === 304
      ? []
      : [
          `The home page responds with status ${revalidated.status} instead of 304 to a request with its ETag (If-None-Match).`,
        ]),
    ...(assetControl.includes('immutable') && seconds >= YEAR_SECONDS
      ? []
      : [`${asset} has Cache-Control: ${assetControl} instead of a max-age of one year and immutable.`]),
  ];
}

async function checkNotFound(site: Deployment): Promise<string[]> {
  const problems: string[] = [];
  for (const path of ['no-such-page', 'docs/no-such-page/', 'assets/js/no-such-file.js', '404.html']) {
    const { status, headers } = await site.get(path);
    const control = headers['cache-control'] ?? '';
    // Static hosts may respond to /404.html itself with status 200.
    if (status !== 404 && !(path === '404.html' && status === 200))
      problems.push(`${site.resolve(path)} responds with status ${status} instead of 404.`);
    if (status === 404 && control.includes('immutable'))
      problems.push(`${site.resolve(path)} does not exist, but its response is cached as immutable.`);
  }
  return problems;
}

async function checkCompression(site: Deployment): Promise<string[]> {
  const plain = await site.get(site.home, { 'accept-encoding': 'identity' });
  const problems: string[] = [];
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await site.get(site.home, { 'accept-encoding': encoding });
    if (headers['content-encoding'] !== encoding) {
      problems.push(
        `The home page has the encoding ${headers['content-encoding'] ?? 'identity'} instead of the requested ${encoding}.`,
      );
    } else if (body !== plain.body) {
      problems.push(`The home page has different content when it is compressed with ${encoding}.`);
    } else if (!/accept-encoding/i.test(headers.vary ?? '')) {
      problems.push(`The home page lacks "Vary: Accept-Encoding" when it is compressed with ${encoding}.`);
    }
  }
  return problems;
}

async function checkRanges(site: Deployment): Promise<string[]> {
  const { body } = await site.get(site.home);
  const asset = findAsset(site, body);
  const { status, body: part } = await site.get(asset, { range: 'bytes=0-9', 'accept-encoding': 'identity' });
  return status === 206 && part.length === 10
    ? []
    : [`${asset} responds with status ${status} and ${part.length} characters to a request for its first 10 bytes.`];
}

/**
 * Checks that every page of the sitemap responds with status 200, and that every link to this site on these pages
 * works.
 */
async function checkLinks(site: Deployment, pages: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const sources = new Map<string, string>();
  await runConcurrently(CONCURRENCY, pages, async (page) => {
    const { status, body } = await site.get(page);
    if (status !== 200) problems.push(`${page}, which the sitemap names, responds with status ${status}.`);
    for (const link of listLinks(body, page)) if (link.startsWith(site.home)) sources.set(link, page);
  });
  await runConcurrently(CONCURRENCY, sources, async ([link, page]) => {
    const { status } = await site.get(link);
    if (status >= 400) problems.push(`${link}, which ${page} names, responds with status ${status}.`);
  });
  return problems;
}

/**
 * Finds a script whose name contains a hash of its content.
 *
 * @returns its URL
 * @throws Error if the home page names no such script
 */
function findAsset(site: Deployment, home: string): string {
  const asset = listLinks(home, site.home).find((link) => /\/assets\/js\/[^/]+\.js$/.test(link));
  if (asset === undefined)
    throw new Error(
      `${site.home} contains no script from assets/js. Check that this address leads to the home page of the site.`,
    );
  return asset;
}

/**
 * Lists the addresses that a page names in `href` and `src`.
 *
 * @param page - URL of the page, for resolving relative links
 * @returns distinct absolute URLs without fragments
 */
function listLinks(html: string, page: string): string[] {
  const links = new Set<string>();
  visit(fromHtml(html), 'element', ({ tagName, properties: { href, src, rel } }) => {
    // Canonical and alternate links contain the origin for which the site was built. The tested host may be another
    // one.
    const hasBuildOrigin =
      tagName === 'link' && [rel].flat().some((kind) => kind === 'canonical' || kind === 'alternate');
    for (const address of hasBuildOrigin ? [] : [href, src]) {
      if (typeof address !== 'string' || !URL.canParse(address, page)) continue;
      const url = new URL(address, page);
      url.hash = '';
      if (/^https?:$/.test(url.protocol)) links.add(url.href);
    }
  });
  return [...links];
}
