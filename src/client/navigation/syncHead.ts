/** Elements of the head that describe the page. All others belong to the site. */
const PAGE_TAGS =
  'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="next"], link[rel="prev"], script[type="application/ld+json"]';

/** Attributes of `<html>` that scripts set for the whole visit: the color theme, a closed announcement, the sign that the client has started. */
const KEPT_ATTRIBUTES = /^data-(?:theme|announcement|has-hydrated)/;

/** A stylesheet with this media query is loaded and not applied, so that the current page is not styled again. */
const NOT_APPLIED = 'not all';

/** Stylesheets of pages, with what resolves when they have loaded. The bundler's runtime adds others, with the scripts that need them, which stay. */
const pageStyles = new Map<HTMLLinkElement, Promise<unknown>>();

/** Attributes of `<html>` that the last page has brought. */
let pageAttributes: string[] = [];

/** Notes which stylesheets the first page came with, before scripts add others. */
export function rememberStyles(): void {
  for (const link of listStyles(document)) pageStyles.set(link, Promise.resolve());
}

/** Loads the stylesheets of a page before it is shown. Like browsers, it does without one that cannot be loaded. */
export async function loadStyles(content: Document): Promise<void> {
  const known = new Map([...pageStyles.keys()].map((link) => [readPath(link), link]));
  let previous: HTMLLinkElement | undefined;
  const links = listStyles(content).map((link) => {
    const style = known.get(readPath(link)) ?? addStyle(link, previous);
    previous = style;

    return style;
  });
  for (const link of links) await pageStyles.get(link);
}

/** @param previous the stylesheet before it, whose rules it overrides */
function addStyle(link: HTMLLinkElement, previous: HTMLLinkElement | undefined): HTMLLinkElement {
  const style = document.importNode(link);
  style.media = NOT_APPLIED;
  // Browsers think that there is time for a stylesheet that does not apply.
  style.fetchPriority = 'high';
  const loading = new Promise<void>((resolve) => {
    style.addEventListener('load', () => {
      resolve();
    });
    style.addEventListener('error', () => {
      // The next page that needs it tries again.
      pageStyles.delete(style);
      style.remove();
      resolve();
    });
  });
  pageStyles.set(style, loading);
  if (previous === undefined) document.head.append(style);
  else previous.after(style);

  return style;
}

/** Makes title, metadata, stylesheets and the attributes of `<html>` those of another page. */
export function syncHead(content: Document): void {
  document.title = content.title;
  const next = new Map([...content.head.querySelectorAll(PAGE_TAGS)].map((tag) => [tag.outerHTML, tag]));
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) {
    if (!next.delete(tag.outerHTML)) tag.remove();
  }
  document.head.append(...next.values());
  syncStyles(content);
  syncAttributes(content.documentElement);
}

function syncStyles(content: Document): void {
  const media = new Map(listStyles(content).map((link) => [readPath(link), link.media]));
  for (const link of pageStyles.keys()) {
    const wanted = media.get(readPath(link));
    if (wanted === undefined) {
      link.remove();
      pageStyles.delete(link);
    } else if (link.media !== wanted) link.media = wanted;
  }
}

function syncAttributes(next: HTMLElement): void {
  const names = next.getAttributeNames().filter((name) => name.startsWith('data-') && !KEPT_ATTRIBUTES.test(name));
  for (const name of [...pageAttributes, ...names, 'class', 'lang', 'dir']) {
    const value = next.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  pageAttributes = names;
}

function listStyles(page: Document): HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

/** @returns the attribute as written, because a parsed document has no address of its own */
function readPath(link: HTMLLinkElement): string | null {
  return link.getAttribute('href');
}
