import type { HtmlTagObject } from '@docusaurus/types';
import { toScriptLiteral } from '../lib/html/toScriptLiteral';
import { OPEN_SEARCH_FILE } from '../plugins/site-search/writeOpenSearch';
import { createAnnouncementScript } from '../src/theme/AnnouncementBar/headScript';
import { createChoicesScript } from '../src/theme/Choices/headScript';
import { createColorModeScript } from '../src/theme/ColorModeToggle/headScript';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Creates the tags in the `<head>` of every page. */
export function createHeadTags(options: SiteOptions): HtmlTagObject[] {
  const { baseUrl, announcement, colorModeSwitch, respectSystemColor } = options;

  return [
    ...(announcement === undefined ? [] : [createScript(createAnnouncementScript(announcement.id))]),
    createScript(createBaseUrlScript(baseUrl)),
    createScript(createChoicesScript()),
    ...(colorModeSwitch ? [createScript(createColorModeScript(respectSystemColor ? 'system' : 'dark'))] : []),
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

function createScript(innerHTML: string): HtmlTagObject {
  return { tagName: 'script', attributes: {}, innerHTML };
}

/**
 * Creates the script that shows a banner if the site is served from a different path than it was built for. In this
 * case, neither scripts nor styles load, so the banner is plain text. If only a script is missing, there is no banner,
 * because the page is readable and its base URL is correct. When the client script loads, it sets `data-has-hydrated`
 * to `soon` before `load`, so the banner never flashes.
 */
function createBaseUrlScript(baseUrl: string): string {
  return `addEventListener('load', function () {
  if (document.documentElement.getAttribute('data-has-hydrated') !== 'false') return;
  try {
    if (document.querySelector('link[rel=stylesheet]').sheet.cssRules.length > 0) return;
  } catch (error) {}
  var banner = document.createElement('p');
  banner.id = 'base-url-banner';
  banner.textContent = 'The styles and scripts of this page were not found. Current configured baseUrl = ' + ${toScriptLiteral(baseUrl)} +
    '. We suggest trying baseUrl = ' + location.pathname.replace(/[^/]*$/, '') + '.';
  document.body.prepend(banner);
});`;
}
