/** What the head says of a page; everything else in it belongs to the site. */
const PAGE_TAGS =
  'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="next"], link[rel="prev"], script[type="application/ld+json"]';

const STYLES = 'link[rel="stylesheet"]';

/** Links of the pages. The bundler's runtime adds others, with the scripts that need them, and counts on them from then on. */
const pageStyles = new WeakSet<HTMLLinkElement>();

/** Of those on their way, what resolves when they have come, or will not. A reader who goes on at once may need one that the page before has asked for. */
const pending = new WeakMap<HTMLLinkElement, Promise<unknown>>();

/** Notes what the server has sent, before any script adds to it. */
export function rememberStyles(): void {
  for (const link of listStyles(document)) pageStyles.add(link);
}

/** Styles with this do not apply yet: those of the next page would have the current one drawn anew, for nothing. */
const WAITING = 'not all';

/** Loads the styles of a page before it is shown. One that does not come is left out, as the browser does. */
export async function loadStyles(content: Document): Promise<void> {
  const known = new Map(listStyles(document).map((link) => [readPath(link), link]));
  const needed = listStyles(content).map((link) => known.get(readPath(link)) ?? addStyle(link));
  for (const style of needed) await pending.get(style);
}

/** Whether a page has the styles that apply now, and no others. */
export function hasSameStyles(content: Document): boolean {
  const applied = listStyles(document).filter((link) => pageStyles.has(link) && link.media !== WAITING);
  const paths = new Set(applied.map(readPath));
  const needed = listStyles(content).map(readPath);

  return needed.length === paths.size && needed.every((path) => paths.has(path));
}

/** @returns a link that does not apply yet, on its way */
function addStyle(link: HTMLLinkElement): HTMLLinkElement {
  const style = document.importNode(link);
  style.media = WAITING;
  // Of a style that does not apply, browsers think that there is time for it.
  style.fetchPriority = 'high';
  pageStyles.add(style);
  const loading = new Promise((resolve) => {
    style.addEventListener('load', resolve);
    style.addEventListener('error', resolve);
  });
  pending.set(style, loading);
  document.head.append(style);

  return style;
}

/** Makes title, metadata and styles those of another page. */
export function syncHead(content: Document): void {
  document.title = content.title;
  const next = new Map([...content.head.querySelectorAll(PAGE_TAGS)].map((tag) => [tag.outerHTML, tag]));
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) {
    if (!next.delete(tag.outerHTML)) tag.remove();
  }
  document.head.append(...next.values());

  const styles = new Set(listStyles(content).map(readPath));
  for (const link of listStyles(document)) {
    if (!pageStyles.has(link)) continue;
    if (!styles.has(readPath(link))) link.remove();
    else if (link.media === WAITING) link.media = '';
  }
}

function listStyles(page: Document): HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>(STYLES)];
}

/** As written, because the document of a fetched page has no address of its own. */
function readPath(link: HTMLLinkElement): string | null {
  return link.getAttribute('href');
}
