import { dropFirstScreenEnd, FIRST_SCREEN_END } from '../../../lib/html/firstScreen';
import { readRefreshTarget } from '../../../lib/html/readRefreshTarget';
import { loadStyles } from './syncHead';
import { trustHtml } from '../trustHtml';
import { dropHtmlSuffix } from './dropHtmlSuffix';
import { firstSign } from './firstSign';
import { isAtHand, isPrefetched } from './prefetched';
import { type HtmlInPieces, readInPieces, readUntil } from './readInPieces';

/** A page of the site whose beginning has been fetched and read, not shown yet. */
export interface LoadedPage extends FetchedPage {
  /** The page, or of a long one only its first screen. */
  beginning: Document;
  isWhole: boolean;
}

interface FetchedPage extends HtmlInPieces {
  /** Where the page really is: without `.html` at the end, unless the page has that address. */
  pathname: string;
}

/** What a pointer has announced is fetched again after so many milliseconds: the site may have changed. */
const KEPT_MS = 30_000;

/** How long the beginning of a page is held, in milliseconds. */
const HELD_MS = 120_000;

/** From the cache, and with the credentials by which the service worker knows that nobody has opened the page yet. */
const HOLDING: RequestInit = { cache: 'force-cache', credentials: 'include', priority: 'low' };

/** Pages whose first screen has no end: they are short, and read when they are opened. */
const short = new Set<string>();

/** Pages on their way, by path: what a pointer announced is not asked for again by the click. */
const fetches = new Map<string, Promise<FetchedPage>>();
const pages = new Map<string, Promise<LoadedPage>>();

/**
 * Has the first screen of a page in memory, where it lies in the browser's cache and has one. Browsers hand nothing over from the cache for a tenth of a second after a finger has
 * touched the screen: too late for the page that it opens.
 *
 * @returns when that is done
 */
export async function holdPage(url: URL): Promise<void> {
  const { pathname } = url;
  if (fetches.has(pathname) || short.has(pathname)) return;
  const response = await fetch(pathname, HOLDING).catch(() => undefined);
  // It may be the page for unknown paths, or stand at another address.
  if (response?.status !== 200 || response.redirected) return;
  // Nothing of it when the connection is lost, which says nothing about the page.
  const start = await readUntil(response, FIRST_SCREEN_END).catch(() => '');
  if (start === undefined) short.add(pathname);
  // It may have been announced meanwhile.
  if (!start || fetches.has(pathname)) return;
  const readAll = (): Promise<string> => readWholeOf(url, start);
  const page = Promise.resolve({ pathname, start, readAll, settled: Promise.resolve() });
  fetches.set(pathname, page);
  const isHeld = (): boolean => fetches.get(pathname) === page;
  setTimeout(() => {
    if (isHeld()) fetches.delete(pathname);
  }, HELD_MS);
  // The stylesheet of another kind of page would be as late, but who does nothing here does not go on either.
  void firstSign().then(() => {
    if (isHeld()) void loadStyles(parse(start.slice(0, start.indexOf('<body'))));
  });
}

/**
 * Fetches the page whose first screen was held: the whole of it, so that it counts as a visit, which can be read offline later.
 *
 * @throws Error for a page that has changed meanwhile
 */
async function readWholeOf(url: URL, start: string): Promise<string> {
  // As old as its beginning: what stands below it would wait for the network, and move, in view of the reader.
  const { readAll } = await fetchPage(url, 'force-cache');
  const html = await readAll();
  if (!html.startsWith(start)) throw new Error(`${url.pathname} has changed since its beginning was read.`);

  return html;
}

/** Begins to fetch a page that the reader seems to want. */
export function announcePage(url: URL): void {
  keep(fetches, url, fetchOnce(url));
}

/**
 * Fetches and reads a page that the reader is about to open, before the click is over.
 *
 * @throws as `loadPage` does
 */
export function preparePage(url: URL): Promise<LoadedPage> {
  const page = readOnce(url);
  keep(pages, url, page);

  return page;
}

/**
 * Fetches a page and reads its beginning. An answer that says "not found" is a page as well, when it is HTML.
 *
 * @throws TypeError without a connection, Error for an answer that is no page
 */
export async function loadPage(url: URL): Promise<LoadedPage> {
  const page = readOnce(url);
  // The next visit asks again: the browser's own cache knows what is still fresh.
  forget(url);
  const loaded = await page;
  // A page that only leads to another one has brought that one.
  forget(loaded);

  return loaded;
}

function forget({ pathname }: Pick<URL, 'pathname'>): void {
  fetches.delete(pathname);
  pages.delete(pathname);
}

/**
 * Reads a page from its first to its last element.
 *
 * @throws TypeError when the connection is lost before the end
 */
export async function readWhole({ readAll }: LoadedPage): Promise<Document> {
  return parse(dropFirstScreenEnd(await readAll()));
}

/** Keeps an announced page for a while, a failure not at all. */
function keep<Page extends HtmlInPieces>(
  known: Map<string, Promise<Page>>,
  { pathname }: URL,
  page: Promise<Page>,
): void {
  if (known.has(pathname)) return;
  known.set(pathname, page);
  const drop = (): void => {
    if (known.get(pathname) === page) known.delete(pathname);
  };
  page.then(({ settled }) => settled).then(() => setTimeout(drop, KEPT_MS), drop);
}

function fetchOnce(url: URL): Promise<FetchedPage> {
  return fetches.get(url.pathname) ?? fetchPage(url);
}

function readOnce(url: URL): Promise<LoadedPage> {
  return pages.get(url.pathname) ?? fetchOnce(url).then(readPage);
}

/** A page that only leads to another one is followed, as the browser does it. */
function readPage(page: FetchedPage): LoadedPage | Promise<LoadedPage> {
  const [firstScreen = '', ...rest] = page.start.split(FIRST_SCREEN_END);
  const beginning = parse(firstScreen);
  const refresh = beginning.querySelector<HTMLMetaElement>('meta[http-equiv="refresh"]')?.content ?? '';
  const target = readRefreshTarget(refresh);
  if (target !== undefined) return readOnce(new URL(target, window.location.href));

  return { ...page, beginning, isWhole: rest.length === 0 };
}

/** Nothing in it runs: a parsed document has no scripts. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(trustHtml(html), 'text/html');
}

async function fetchPage(
  url: URL,
  // Otherwise it asks the server whether the page has changed since it was prefetched: a round trip before anything can be shown.
  cache: RequestCache = isPrefetched(url.pathname) ? 'force-cache' : 'default',
): Promise<FetchedPage> {
  const response = await fetch(url.pathname + url.search, {
    credentials: 'same-origin',
    cache,
  });
  const clean = dropHtmlSuffix(url);
  // A host that does not know the other spelling of an address answers with the page for unknown paths.
  if (response.status === 404 && clean.pathname !== url.pathname) return fetchPage(clean);
  if (!/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`${url.pathname} is no page: the server answered with status ${response.status}.`);
  }
  const { pathname } = response.redirected ? new URL(response.url) : url;

  // Over the network the end may be long in coming, and what stands below the text would move when it is there.
  return {
    pathname,
    ...(await readInPieces(response, (start) => isAtHand(url.pathname) && start.includes(FIRST_SCREEN_END))),
  };
}
