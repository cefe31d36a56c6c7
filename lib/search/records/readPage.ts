import { fromHtml } from 'hast-util-from-html';
import type { Element, Root } from 'hast';
import { findElement, findElements, readClasses, readText } from './htmlTree';

/** A page as it was rendered. */
export interface RenderedPage {
  /** Where it is in the site, e.g. `/docs/language/types`. */
  path: string;
  html: string;
}

/** Pages that only list others: their title is worth finding, their texts are found where they lead. */
const LIST_PAGE = /\b(?:blog-list-page|blog-archive-page|blog-authors-list-page)\b/;

/** Pages that answer no question. */
const SKIPPED_PAGE =
  /\b(?:blog-tags-list-page|blog-tags-post-list-page|blog-authors-posts-page|docs-tags-list-page|docs-tag-doc-list-page)\b/;

export interface ParsedPage {
  path: string;
  root: Element;
  kind: 'docs' | 'blog' | 'page';
  isList: boolean;
  crumbs: string[];
  language: string;
  tag: string;
  description: string;
  keywords: string[];
  /** Paths its text links to, each once. */
  links: ReadonlySet<string>;
}

/** Reads what stands around the text of a page; nothing for a page that is not to be found. */
export function readPage({ path, html }: RenderedPage): ParsedPage | undefined {
  const tree = fromHtml(html);
  const document = findElement(tree, ({ tagName }) => tagName === 'html');
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  if (document === undefined || main === undefined) return undefined;

  const classes = readClasses(document).join(' ');
  if (SKIPPED_PAGE.test(classes) || /\bnoindex\b/.test(readMeta(tree, 'robots') ?? '')) return undefined;

  const article = findElement(main, (element) => readClasses(element).includes('theme-doc-markdown'));
  return {
    path,
    root: article ?? main,
    kind: /\bplugin-docs\b/.test(classes) ? 'docs' : /\bplugin-blog\b/.test(classes) ? 'blog' : 'page',
    isList: LIST_PAGE.test(classes),
    crumbs: readCrumbs(main),
    language: readMeta(tree, 'docsearch:language') ?? 'en',
    tag: readMeta(tree, 'docsearch:docusaurus_tag') ?? 'default',
    description: readMeta(tree, 'description') ?? '',
    keywords: (readMeta(tree, 'keywords') ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    links: readLinks(article ?? main),
  };
}

function readCrumbs(main: Element): string[] {
  const list = findElement(main, (element) => readClasses(element).includes('breadcrumbs'));
  const crumbs = list === undefined ? [] : findElements(list, ({ tagName }) => tagName === 'li');
  // The house of the start page has no text.
  return crumbs.map((crumb) => readText(crumb)).filter((text) => text !== '');
}

function readMeta(tree: Root, name: string): string | undefined {
  const meta = findElement(tree, ({ tagName, properties }) => tagName === 'meta' && properties.name === name);
  const content = meta?.properties.content;
  return typeof content === 'string' ? content : undefined;
}

/** A path without anchor and without slash at its end, so that all links to a page are the same. */
export function toPagePath(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
}

function readLinks(root: Element): ReadonlySet<string> {
  const links = findElements(root, ({ tagName }) => tagName === 'a').map(({ properties }) => properties.href);
  return new Set(
    links.filter((href) => typeof href === 'string' && href.startsWith('/')).map((href) => toPagePath(String(href))),
  );
}
