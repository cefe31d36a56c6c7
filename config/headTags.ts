import type { HtmlTagObject } from '@docusaurus/types';
import { OPEN_SEARCH_FILE } from '../plugins/site-search/createOpenSearchStep';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Tags in the head of every page, for a site with the given options. */
export function createHeadTags(options: SiteOptions): HtmlTagObject[] {
  const { baseUrl, announcement, colorModeSwitch, respectSystemColor } = options;

  return [
    ...(announcement === undefined ? [] : [createAnnouncementScript(announcement.id)]),
    createBaseUrlScript(baseUrl),
    ...(colorModeSwitch ? [createColorModeTag(respectSystemColor ? 'system' : 'dark')] : []),
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

/** Tells `src/client/shell/colorMode` that there is a switch, and what holds as long as nothing is chosen. */
function createColorModeTag(content: 'system' | 'dark'): HtmlTagObject {
  return { tagName: 'meta', attributes: { name: 'default-color-mode', content } };
}

/**
 * Forgets that an older announcement was closed, and remembers which one is shown now. Comes before the theme's own script, which hides the bar of readers who have closed
 * it, and reads the same keys.
 */
function createAnnouncementScript(id: string): HtmlTagObject {
  // The id comes from outside: it must not be able to end the script it stands in.
  const literal = JSON.stringify(id).replaceAll('<', '\\u003c');

  return {
    tagName: 'script',
    attributes: {},
    innerHTML: `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${literal}) {
    localStorage.setItem('docusaurus.announcement.id', ${literal});
    localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  }
} catch (error) {}`,
  };
}

/**
 * Tells, in words and without styles, that the site is served from another place than it was built for: then neither its scripts nor its styles are found. The client
 * says that its script has come (`soon`) before the document is complete, so a banner is never there for a moment only.
 */
function createBaseUrlScript(baseUrl: string): HtmlTagObject {
  const literal = JSON.stringify(baseUrl).replaceAll('<', '\\u003c');

  return {
    tagName: 'script',
    attributes: {},
    innerHTML: `document.addEventListener('DOMContentLoaded', function () {
  if (document.documentElement.getAttribute('data-has-hydrated') !== 'false') return;
  var banner = document.createElement('p');
  banner.id = 'base-url-banner';
  banner.textContent = 'The styles and scripts of this page were not found. Current configured baseUrl = ' + ${literal} +
    '. We suggest trying baseUrl = ' + location.pathname.replace(/[^/]*$/, '') + '.';
  document.body.prepend(banner);
});`,
  };
}
