import { trustHtml } from '../trustHtml';
import { dropHtmlSuffix } from './dropHtmlSuffix';
import { isAtHand, isPrefetched } from './prefetched';
import { type HtmlInPieces, readInPieces } from './readInPieces';

/** A page of the site whose beginning has been fetched and read, not shown yet. */
export interface LoadedPage extends FetchedPage {
  /** The page, or of a long one only its beginning; the elements at its end may be cut. */
  beginning: Document;
  isWhole: boolean;
}

interface FetchedPage extends HtmlInPieces {
  /** Where the page really is: without `.html` at the end, unless the page has that address. */
  pathname: string;
}

/** What a pointer has announced is fetched again after so many milliseconds: the site may have changed. */
const KEPT_MS = 30_000;

/** Where the content of a page begins. */
const CONTENT = '<main';

/** Characters of the content, more than most screens show. A longer page is read in two steps, the second one after the first paint. */
const BEGINNING = 10_000;

/** Pages on their way, by path: what a pointer announced is not asked for again by the click. */
const fetches = new Map<string, Promise<FetchedPage>>();
const pages = new Map<string, Promise<LoadedPage>>();

/** Begins to fetch a page that the reader seems to want. */
export function announcePage(url: URL): void {
  keep(fetches, url, fetchOnce(url));
}

/** Fetches and reads a page that the reader is about to open, before the click is over. */
export function preparePage(url: URL): void {
  keep(pages, url, readOnce(url));
}

/**
 * Fetches a page and reads its beginning. An answer that says "not found" is a page as well, when it is HTML.
 *
 * @throws TypeError without a connection, Error for an answer that is no page
 */
export async function loadPage(url: URL): Promise<LoadedPage> {
  const page = readOnce(url);
  // The next visit asks again: the browser's own cache knows what is still fresh.
  fetches.delete(url.pathname);
  pages.delete(url.pathname);

  return page;
}

/**
 * Reads a page from its first to its last element.
 *
 * @throws TypeError when the connection is lost before the end
 */
export async function readWhole({ html }: LoadedPage): Promise<Document> {
  return parse(await html);
}

/** Keeps an announced page for a while, a failure not at all. */
function keep<Page extends HtmlInPieces>(
  known: Map<string, Promise<Page>>,
  { pathname }: URL,
  page: Promise<Page>,
): void {
  if (known.has(pathname)) return;
  known.set(pathname, page);
  const forget = (): void => {
    if (known.get(pathname) === page) known.delete(pathname);
  };
  page.then(({ html }) => html).then(() => setTimeout(forget, KEPT_MS), forget);
}

function fetchOnce(url: URL): Promise<FetchedPage> {
  return fetches.get(url.pathname) ?? fetchPage(url);
}

function readOnce(url: URL): Promise<LoadedPage> {
  return pages.get(url.pathname) ?? fetchOnce(url).then(readPage);
}

/** A page that only leads to another one is followed, as the browser does it. */
function readPage(page: FetchedPage): LoadedPage | Promise<LoadedPage> {
  const { start } = page;
  const isWhole = !isLong(start);
  const beginning = parse(isWhole ? start : start.slice(0, start.indexOf(CONTENT) + BEGINNING));
  const refresh = beginning.querySelector<HTMLMetaElement>('meta[http-equiv="refresh"]')?.content ?? '';
  const [, target] = /url=(.+)$/i.exec(refresh) ?? [];
  if (target !== undefined) return readOnce(new URL(target, window.location.href));

  return { ...page, beginning, isWhole };
}

/** Whether HTML, which may be cut, is that of a page which is shown in two steps. */
function isLong(html: string): boolean {
  const content = html.indexOf(CONTENT);

  return content !== -1 && html.length > content + 2 * BEGINNING;
}

/** Nothing in it runs: a parsed document has no scripts. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(trustHtml(html), 'text/html');
}

async function fetchPage(url: URL): Promise<FetchedPage> {
  const response = await fetch(url.pathname + url.search, {
    credentials: 'same-origin',
    // Otherwise it asks the server whether the page has changed since it was prefetched: a round trip before anything can be shown.
    cache: isPrefetched(url.pathname) ? 'force-cache' : 'default',
  });
  const clean = dropHtmlSuffix(url);
  // A host that does not know the other spelling of an address answers with the page for unknown paths.
  if (response.status === 404 && clean.pathname !== url.pathname) return fetchPage(clean);
  if (!/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`${url.pathname} is no page: the server answered with status ${response.status}.`);
  }
  const { pathname } = response.redirected ? new URL(response.url) : url;

  // Over the network the end may be long in coming, and what stands below the text would move when it is there.
  return { pathname, ...(await readInPieces(response, isAtHand(url.pathname) ? isLong : () => false)) };
}
