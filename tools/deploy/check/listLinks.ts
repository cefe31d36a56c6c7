import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/**
 * Lists the addresses that a page names in `href` and `src`.
 *
 * @param page - URL of the page, for resolving relative links
 * @returns distinct absolute URLs without fragments
 */
export function listLinks(html: string, page: string): string[] {
  const links = new Set<string>();
  visit(fromHtml(html), 'element', ({ tagName, properties: { href, src, rel } }) => {
    // Canonical and alternate links contain the origin for which the site was built. The tested host may be another
    // one.
    const hasBuildOrigin =
      tagName === 'link' && [rel].flat().some((kind) => kind === 'canonical' || kind === 'alternate');
    for (const address of hasBuildOrigin ? [] : [href, src]) {
      if (typeof address !== 'string' || !URL.canParse(address, page)) continue;
      const url = new URL(address, page);
      url.hash = '';
      if (/^https?:$/.test(url.protocol)) links.add(url.href);
    }
  });
  return [...links];
}
