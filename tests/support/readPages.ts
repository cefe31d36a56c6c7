import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { listClasses, listElements } from '../../lib/built-pages/BuiltPage';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { readSite } from './readSite';

/** A page of the built site. */
export interface ParsedPage {
  /** Address in the site without a slash at the end, `/` for the home page. */
  route: string;
  /** Path of the file, relative to the built site. */
  file: string;
  html: string;
  tree: Root;
}

let known: ParsedPage[] | undefined;

/**
 * Reads all HTML files of the built site, parsed as in a browser without scripts. The first call takes three seconds,
 * so call it in a test or in `beforeAll`.
 */
export function readPages(): readonly ParsedPage[] {
  known ??= parsePages();

  return known;
}

function parsePages(): ParsedPage[] {
  const site = readSite();

  return readBuiltPages(site.folder, site.path).map(({ file, html, root }) => ({
    route: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    file,
    html,
    tree: root,
  }));
}

/** Returns whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return listClasses(element).includes(name);
}

/**
 * Returns the value of an attribute, `undefined` without it. `name` is in the notation of hast, for example
 * `dataContract`.
 */
export function readAttribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];

  return value === undefined || value === null ? undefined : Array.isArray(value) ? value.join(' ') : String(value);
}

export { listElements as findElements, toString as readText };
