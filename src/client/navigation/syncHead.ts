/** What the head says of a page; everything else in it belongs to the site. */
const PAGE_TAGS =
  'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="next"], link[rel="prev"], script[type="application/ld+json"]';

const STYLES = 'link[rel="stylesheet"]';

/** Links of the pages. The bundler's runtime adds others, with the scripts that need them, and counts on them from then on. */
const pageStyles = new WeakSet<HTMLLinkElement>();

/** Notes what the server has sent, before any script adds to it. */
export function rememberStyles(): void {
  for (const link of listStyles(document)) pageStyles.add(link);
}

/** Styles with this do not apply yet: those of the next page would have the current one drawn anew, for nothing. */
const WAITING = 'not all';

/** Loads the styles of a page before it is shown. One that does not come is left out, as the browser does. */
export async function loadStyles(content: Document): Promise<void> {
  const known = new Set(listStyles(document).map(readPath));
  const missing = listStyles(content).filter((link) => !known.has(readPath(link)));
  await Promise.all(
    missing.map((link) => {
      const style = document.importNode(link);
      style.media = WAITING;
      pageStyles.add(style);

      return new Promise((resolve) => {
        style.addEventListener('load', resolve);
        style.addEventListener('error', resolve);
        document.head.append(style);
      });
    }),
  );
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
