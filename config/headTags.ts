import type { HtmlTagObject } from '@docusaurus/types';
import { OPEN_SEARCH_FILE } from '../plugins/site-search/createOpenSearchStep';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Creates the tags in the `<head>` of every page. */
export function createHeadTags({ baseUrl }: SiteOptions): HtmlTagObject[] {
  return [
    { tagName: 'link', attributes: { rel: 'icon', href: `${baseUrl}favicon.svg`, type: 'image/svg+xml' } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png` } },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` } },
    {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: SITE.name,
        href: baseUrl + OPEN_SEARCH_FILE,
      },
    },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark light' } },
  ];
}
