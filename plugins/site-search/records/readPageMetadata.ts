import type { Element } from 'hast';
import { type BuiltPage, listClasses, listElements, type PageKind } from '../../../lib/built-pages/BuiltPage';
import { PAGE_CLASSES } from '../../../lib/built-pages/pageClasses';

const { page: KINDS } = PAGE_CLASSES;

/**
 * Pages that only list other pages. Only their titles are indexed, because their texts are indexed on the listed pages.
 */
const LIST_PAGES: readonly string[] = [KINDS.blogList, KINDS.blogAuthorsList];

/** Pages that are not indexed. */
const SKIPPED_PAGES: readonly string[] = [
  KINDS.blogTagsList,
  KINDS.blogTagPosts,
  KINDS.blogAuthorPosts,
  KINDS.docsTagsList,
  KINDS.docsTagDocs,
];

/** Metadata of a page: everything but its text. */
export interface PageMetadata {
  path: string;
  kind: PageKind;
  isList: boolean;
  /** Breadcrumbs of the page, including the one for the page itself. */
  breadcrumbs: string[];
  language: string;
  tag: string;
  description: string;
  keywords: string[];
  /** Paths on this host that the content links to, as `toPagePath` returns them, without duplicates. */
  links: ReadonlySet<string>;
}

/** @returns the content element of a page; undefined for a page that is not indexed */
export function findContent(page: BuiltPage): Element | undefined {
  const { main } = page;
  const isIndexed = !listClasses(page.document).some((name) => SKIPPED_PAGES.includes(name));
  if (main === undefined || !isIndexed || page.isNoindex) return undefined;
  return page.docContent ?? main;
}

/**
 * Reads the metadata of a page.
 *
 * @param content - element from `findContent`
 */
export function readPageMetadata(page: BuiltPage, content: Element): PageMetadata {
  return {
    path: page.path,
    kind: page.kind,
    isList: listClasses(page.document).some((name) => LIST_PAGES.includes(name)),
    breadcrumbs: page.breadcrumbs,
    language: page.getMeta('docsearch:language') ?? 'en',
    tag: page.getMeta('docsearch:docusaurus_tag') ?? 'default',
    description: page.getMeta('description') ?? '',
    keywords: (page.getMeta('keywords') ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    links: readLinks(content),
  };
}

/** @returns a path without query, anchor and trailing slash, so that all links to a page are equal */
export function toPagePath(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
}

function readLinks(content: Element): ReadonlySet<string> {
  const links = listElements(content, ({ tagName }) => tagName === 'a').map(({ properties }) => properties.href);
  return new Set(
    links
      .filter((href) => typeof href === 'string')
      .filter((href) => href.startsWith('/'))
      .map(toPagePath),
  );
}
