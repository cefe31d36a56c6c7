import type { HtmlTagObject } from '@docusaurus/types';

/** Tags in the head of every page, for a site below the given path. */
export function createHeadTags(baseUrl: string): HtmlTagObject[] {
  return [
    { tagName: 'link', attributes: { rel: 'icon', href: `${baseUrl}favicon.svg`, type: 'image/svg+xml' } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png` } },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark light' } },
  ];
}
