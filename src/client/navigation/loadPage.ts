import { parseRefreshTarget } from '../../../lib/html/parseRefreshTarget';
import { parseUrl } from '../parseUrl';
import { trustHtml } from '../trustHtml';
import { cleanAddress, collapseSlashes, dropHtmlSuffix } from './cleanAddress';
import { isPrefetched } from './prefetching';
import { BASE_PATH, isPage } from './site';

/** A page of the site that was fetched and parsed, but is not shown yet. */
export interface LoadedPage {
  /** Address to show, after redirects. It ends in `.html` only if the page's canonical address does. */
  url: URL;
  html: string;
  content: Document;
}

/** Maximum number of redirects, the same as in browsers. */
const MAX_REDIRECTS = 20;

/** A path without a page, for which hosts respond with the 404 page. */
const UNKNOWN_PATH = '404';

/**
 * Fetches and parses a page of this site, and follows redirect pages. An HTML response is a page, whatever its status.
 * After `MAX_REDIRECTS` redirects, loads the 404 page instead. A browser that loads redirect pages itself would follow
 * them without end.
 *
 * @param signal - aborts the request when the reader opens another page
 * @throws TypeError without a connection, and if the server redirects to another host. AbortError after an abort. Error
 *   for a response that is not HTML, and for a redirect page that leads to another site or to a file
 */
export async function loadPage(requested: URL, signal?: AbortSignal): Promise<LoadedPage> {
  let url = requested;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const page = await fetchPage(url, signal);
    const refresh = page.content.querySelector<HTMLMetaElement>('meta[http-equiv="refresh"]')?.content;
    const target = refresh === undefined ? undefined : parseRefreshTarget(refresh);
    if (target === undefined) return page;
    const next = parseUrl(target, page.url);
    if (next === undefined || !isPage(next))
      throw new Error(`${requested.pathname} redirects to ${target}, which is not a page of this site.`);
    if (next.hash === '') next.hash = requested.hash;
    url = next;
  }
  console.warn(`${requested.pathname} redirects endlessly. Correct the host's redirects.`);

  return {
    ...(await fetchPage(new URL(BASE_PATH + UNKNOWN_PATH, requested), signal)),
    url: collapseSlashes(requested),
  };
}

async function fetchPage(url: URL, signal: AbortSignal | undefined): Promise<LoadedPage> {
  const response = await fetch(url.href, {
    // The response is trusted as markup, so it must not come from another host, for example through a redirect.
    mode: 'same-origin',
    credentials: 'same-origin',
    // With the default cache mode, the browser would ask the server whether the prefetched page has changed, which
    // delays the navigation by a round trip.
    cache: isPrefetched(url) ? 'force-cache' : 'default',
    ...(signal === undefined ? {} : { signal }),
  });
  const cleanUrl = dropHtmlSuffix(url);
  // The host does not serve the address with `.html`, so the page is requested without it.
  if (response.status === 404 && cleanUrl.pathname !== url.pathname) return fetchPage(cleanUrl, signal);
  if (!/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    throw new Error(
      `${url.pathname} is not a page: the server responded with status ${response.status} and the content type "${response.headers.get('content-type') ?? ''}".`,
    );
  }
  const html = await response.text();
  // Scripts of a parsed document do not run.
  const content = new DOMParser().parseFromString(trustHtml(html), 'text/html');
  const finalUrl = new URL(url);
  if (response.redirected) finalUrl.pathname = new URL(response.url).pathname;

  return { url: cleanAddress(finalUrl, content), html, content };
}
