import { listClasses } from '../../lib/pages/listClasses';

export interface Stylesheet {
  /** Address as the bundler's runtime will ask for it, so that it finds the link and does not load the sheet again. */
  url: string;
  css: string;
  /** Class of pages that need the sheet whatever else they show: styles of the theme's own names cannot be told by those. */
  pageClass?: RegExp | undefined;
}

/**
 * Class names of CSS modules end in a hash of four characters, so that a name occurs in one sheet only. Those of the theme (`avatar__name`) have none and occur
 * in many.
 */
const MODULE_CLASS = /\.([\w-]*[^\W_]_[\w-]{4})(?![\w-])/g;

/**
 * Puts links to those stylesheets into a page whose classes occur in it, at the end of its head.
 *
 * @param html - a finished page.
 * @returns the page; the same text if it needs none.
 */
export function linkStyles(html: string, sheets: readonly Stylesheet[]): string {
  const used = listClasses(html);
  const links = sheets
    .filter(
      ({ css, pageClass }) =>
        [...css.matchAll(MODULE_CLASS)].some(([, name = '']) => used.has(name)) ||
        (pageClass !== undefined && [...used].some((name) => pageClass.test(name))),
    )
    .map(({ url }) => `<link rel=stylesheet href=${url}>`);
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`);
}
