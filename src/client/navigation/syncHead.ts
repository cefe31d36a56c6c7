/** Selector of the elements in the head that describe a page. All other elements belong to the site. */
const PAGE_TAGS =
  'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="next"], link[rel="prev"], script[type="application/ld+json"]';

/**
 * Attributes of `<html>` that scripts set for the whole visit: the color theme, a closed announcement, the reader's
 * choices, whether storage is available, and the state of the client.
 */
const KEPT_ATTRIBUTES = /^data-(?:theme|announcement|choices|storage|has-hydrated)/;

/** Names of the `data-` attributes that the last navigation set on `<html>`. */
let pageAttributes: string[] = [];

/** Applies the title, metadata and `<html>` attributes of another page. All pages of a release share one stylesheet. */
export function syncHead(page: Document): void {
  document.title = page.title;
  const next = new Map([...page.head.querySelectorAll(PAGE_TAGS)].map((tag) => [tag.outerHTML, tag]));
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) {
    if (!next.delete(tag.outerHTML)) tag.remove();
  }
  document.head.append(...next.values());
  syncAttributes(page.documentElement);
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
