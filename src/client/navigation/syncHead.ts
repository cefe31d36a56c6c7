/** Selector of the elements in the head that describe a page. All other elements belong to the site. */
const PAGE_TAGS =
  'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="next"], link[rel="prev"], script[type="application/ld+json"]';

/**
 * Attributes of `<html>` that scripts set for the whole visit: the color theme, a closed announcement, the reader's
 * choices, and the state of the client.
 */
const KEPT_ATTRIBUTES = /^data-(?:theme|announcement|choices|has-hydrated)/;

/** Media query of a stylesheet that is loaded but not applied yet, so that the current page does not change. */
const NOT_APPLIED = 'not all';

/**
 * Stylesheets of pages, each with a promise that resolves when it has loaded. The stylesheets that the bundler's
 * runtime loads with scripts are not included, and always stay.
 */
const pageStyles = new Map<HTMLLinkElement, Promise<unknown>>();

/** Names of the `data-` attributes that the last navigation has set on `<html>`. */
let pageAttributes: string[] = [];

/** Records the stylesheets of the first page, before scripts add others. */
export function recordStyles(): void {
  for (const link of listStyles(document)) pageStyles.set(link, Promise.resolve());
}

/**
 * Loads the stylesheets of a page before it is shown. Like a browser, continues without a stylesheet that cannot be
 * loaded.
 */
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

/**
 * Adds a stylesheet to the head, in the order of the cascade.
 *
 * @param previous - preceding stylesheet, whose rules this one overrides
 */
function addStyle(link: HTMLLinkElement, previous: HTMLLinkElement | undefined): HTMLLinkElement {
  const style = document.importNode(link);
  style.media = NOT_APPLIED;
  // Browsers give a low priority to stylesheets that do not apply.
  style.fetchPriority = 'high';
  const loading = new Promise<void>((resolve) => {
    style.addEventListener('load', () => {
      resolve();
    });
    style.addEventListener('error', () => {
      // The stylesheet is removed, so that the next page that needs it requests it again.
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

/** Applies the title, metadata, stylesheets and `<html>` attributes of another page. */
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

/**
 * Returns the address of a stylesheet as written. The `href` property would resolve it against the URL of the current
 * page, which a parsed document has, too.
 */
function readPath(link: HTMLLinkElement): string | null {
  return link.getAttribute('href');
}
