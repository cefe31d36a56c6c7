import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { SITE_FOLDER } from './sites';

/** A page as it lies in the built site. */
export interface BuiltPage {
  /** Path without a slash at the end, `/` for the home page. */
  route: string;
  /** File below the built site. */
  file: string;
  html: string;
  tree: Root;
}

let known: BuiltPage[] | undefined;

/** All HTML files of the built site, parsed as a browser would without scripts: three seconds the first time, so call it in a test or before all of a file. */
export function readPages(): readonly BuiltPage[] {
  known ??= parsePages();

  return known;
}

function parsePages(): BuiltPage[] {
  return readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(SITE_FOLDER, file), 'utf8');

      return { route: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, file, html, tree: fromHtml(html) };
    });
}

/** The elements below a node that fit, in document order, the node itself included. */
export function findElements(tree: Root | Element, fits: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (fits(element)) {
      found.push(element);
    }
  });

  return found;
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;

  return Array.isArray(className) && className.includes(name);
}

/** The text of an attribute, `undefined` without it; `name` as hast writes it, for example `dataContract`. */
export function readAttribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];

  return value === undefined || value === null ? undefined : Array.isArray(value) ? value.join(' ') : String(value);
}

export { toString as readText };
