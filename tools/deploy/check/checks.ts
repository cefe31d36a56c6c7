import { gradeHeaders } from '../../../lib/hosting/gradeHeaders';
import { type Deployment, runConcurrently } from './Deployment';
import { listLinks } from './listLinks';

/** The problems, as sentences; empty if there are none. */
export type Check = (site: Deployment, pages: readonly string[]) => Promise<string[]>;

const YEAR_SECONDS = 31_536_000;

/** What a check is asked for by and shown as. */
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
  const { headers } = await site.ask(site.home);
  const { grade, score, findings } = gradeHeaders({ headers, redirection: await readRedirection(site) });
  const lost = findings.filter(({ modifier }) => modifier < 0).map(({ name, modifier }) => `${name} (${modifier})`);
  return grade === 'A+' ? [] : [`The home page gets the grade ${grade} (${score} points): ${lost.join(', ')}.`];
}

async function readRedirection({ home }: Deployment): Promise<'https' | 'none' | undefined> {
  const { protocol, hostname, pathname } = new URL(home);
  if (protocol !== 'https:') return undefined;
  try {
    const answer = await fetch(`http://${hostname}${pathname}`, { redirect: 'manual' });
    return answer.headers.get('location')?.startsWith('https:') === true ? 'https' : 'none';
  } catch {
    // Nobody listens without TLS.
    return undefined;
  }
}

/** Each page is at its own address only; its other spellings lead there. */
async function checkRedirects(site: Deployment, pages: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const spellings = pages
    .filter((page) => page !== site.home)
    .flatMap((page) => {
      const clean = page.replace(/\/$/, '');
      return [page.endsWith('/') ? clean : `${page}/`, `${clean}.html`, `${clean}/index.html`].map((from) => ({
        from,
        page,
      }));
    });
  await runConcurrently(
    [...spellings, { from: site.resolve('index.html'), page: site.home }],
    async ({ from, page }) => {
      const { status, location } = await site.ask(from);
      if (![301, 308].includes(status) || location !== page) {
        problems.push(
          `${from} answers ${status}${location === undefined ? '' : ` and leads to ${location}`} instead of leading to ${page}.`,
        );
      }
    },
  );
  return problems;
}

async function checkCaching(site: Deployment): Promise<string[]> {
  const page = await site.ask(site.home);
  const control = page.headers['cache-control'] ?? 'nothing';
  const { etag = '' } = page.headers;
  const again = await site.ask(site.home, { 'if-none-match': etag });
  const asset = findAsset(site, page.body);
  const { headers } = await site.ask(asset);
  const kept = headers['cache-control'] ?? 'nothing';
  const seconds = Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0);
  return [
    ...(/no-cache|max-age=0\b/.test(control)
      ? []
      : [`The home page says Cache-Control: ${control} instead of no-cache.`]),
    ...(etag === '' ? ['The home page has no ETag.'] : []),
    ...(etag === '' || again.status === 304
      ? []
      : [`The home page answers ${again.status} instead of 304 to its own ETag.`]),
    ...(kept.includes('immutable') && seconds >= YEAR_SECONDS
      ? []
      : [`${asset} says Cache-Control: ${kept} instead of being kept for a year.`]),
  ];
}

async function checkNotFound(site: Deployment): Promise<string[]> {
  const problems: string[] = [];
  for (const path of ['no-such-page', 'docs/no-such-page/', 'assets/js/no-such-file.js', '404.html']) {
    const { status, headers } = await site.ask(path);
    const control = headers['cache-control'] ?? '';
    // Hosts that only know files serve the page for unknown addresses at its own as well.
    if (status !== 404 && !(path === '404.html' && status === 200))
      problems.push(`${site.resolve(path)} answers ${status} instead of 404.`);
    if (status === 404 && control.includes('immutable'))
      problems.push(`${site.resolve(path)} does not exist, but is kept for ever.`);
  }
  return problems;
}

async function checkCompression(site: Deployment): Promise<string[]> {
  const plain = await site.ask(site.home, { 'accept-encoding': 'identity' });
  const problems: string[] = [];
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await site.ask(site.home, { 'accept-encoding': encoding });
    if (headers['content-encoding'] !== encoding) {
      problems.push(
        `The home page comes as ${headers['content-encoding'] ?? 'plain text'} where ${encoding} is asked for.`,
      );
    } else if (body !== plain.body) {
      problems.push(`The home page is another one when it is compressed with ${encoding}.`);
    } else if (!/accept-encoding/i.test(headers.vary ?? '')) {
      problems.push(`The home page does not say "Vary: Accept-Encoding" with ${encoding}.`);
    }
  }
  return problems;
}

async function checkRanges(site: Deployment): Promise<string[]> {
  const { body } = await site.ask(site.home);
  const asset = findAsset(site, body);
  const { status, body: part } = await site.ask(asset, { range: 'bytes=0-9', 'accept-encoding': 'identity' });
  return status === 206 && part.length === 10
    ? []
    : [`${asset} answers ${status} with ${part.length} characters when its first 10 bytes are asked for.`];
}

/** Every address of this site that a page names leads to something. */
async function checkLinks(site: Deployment, pages: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const sources = new Map<string, string>();
  await runConcurrently(pages, async (page) => {
    const { status, body } = await site.ask(page);
    if (status !== 200) problems.push(`${page}, which the sitemap names, answers ${status}.`);
    for (const link of listLinks(body, page)) if (link.startsWith(site.home)) sources.set(link, page);
  });
  await runConcurrently(sources, async ([link, page]) => {
    const { status } = await site.ask(link);
    if (status >= 400) problems.push(`${link}, which ${page} names, answers ${status}.`);
  });
  return problems;
}

/** A script of the site, whose name changes with its content. */
function findAsset(site: Deployment, home: string): string {
  const asset = listLinks(home, site.home).find((link) => /\/assets\/js\/[^/]+\.js$/.test(link));
  if (asset === undefined) throw new Error(`${site.home} names no script below assets/js: is this the site?`);
  return asset;
}
