import { dropHtmlSuffix } from './dropHtmlSuffix';

/** A page of the site, fetched and read, not shown yet. */
export interface LoadedPage {
  /** Where it really is: without `.html` at the end, unless the page has that address. */
  pathname: string;
  content: Document;
}

interface FetchedPage {
  pathname: string;
  html: string;
}

/** Pages on their way, by path: what a pointer announced is not asked for again by the click. */
const fetches = new Map<string, Promise<FetchedPage>>();
const pages = new Map<string, Promise<LoadedPage>>();

/** Begins to fetch a page that the reader seems to want. A failure is kept for whoever really asks. */
export function announcePage(url: URL): void {
  fetchOnce(url).catch(() => undefined);
}

/** Fetches and reads a page that the reader is about to open, before the click is over. */
export function preparePage(url: URL): void {
  readOnce(url).catch(() => undefined);
}

/**
 * Fetches and reads a page. An answer that says "not found" is a page as well, when it is HTML.
 *
 * @throws TypeError without a connection, Error for an answer that is no page
 */
export async function loadPage(url: URL): Promise<LoadedPage> {
  try {
    return await readOnce(url);
  } finally {
    // The next visit asks again: the browser's own cache knows what is still fresh.
    fetches.delete(url.pathname);
    pages.delete(url.pathname);
  }
}

function fetchOnce(url: URL): Promise<FetchedPage> {
  const known = fetches.get(url.pathname) ?? fetchPage(url);
  fetches.set(url.pathname, known);

  return known;
}

function readOnce(url: URL): Promise<LoadedPage> {
  const known = pages.get(url.pathname) ?? fetchOnce(url).then(readPage);
  pages.set(url.pathname, known);

  return known;
}

/** A page that only leads to another one is followed, as the browser does it. */
function readPage({ pathname, html }: FetchedPage): LoadedPage | Promise<LoadedPage> {
  const content = new DOMParser().parseFromString(html, 'text/html');
  const refresh = content.querySelector<HTMLMetaElement>('meta[http-equiv="refresh"]')?.content ?? '';
  const [, target] = /url=(.+)$/i.exec(refresh) ?? [];

  return target === undefined ? { pathname, content } : readOnce(new URL(target, window.location.href));
}

async function fetchPage(url: URL): Promise<FetchedPage> {
  const response = await fetch(url.pathname + url.search, { credentials: 'same-origin' });
  const clean = dropHtmlSuffix(url);
  // A host that does not know the other spelling of an address answers with the page for unknown paths.
  if (response.status === 404 && clean.pathname !== url.pathname) return fetchPage(clean);
  if (!/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`${url.pathname} is no page: the server answered with status ${response.status}.`);
  }

  const { pathname } = response.redirected ? new URL(response.url) : url;

  return { pathname, html: await response.text() };
}
