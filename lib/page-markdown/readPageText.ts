import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { type BuiltPage, findElement, listClasses, listElements } from '../built-pages/BuiltPage';
import { articleToMarkdown, type ArticleOptions } from './articleToMarkdown';
import type { PageText } from './PageText';

export interface PageTextOptions extends Pick<ArticleOptions, 'findMarkdown'> {
  /** Origin of all addresses: `https://wirespec.io`. */
  url: string;
}

/**
 * Reads a page of a built site.
 *
 * @param article - of the page, by `selectArticle`
 * @throws Error for a code block that the store does not have
 */
export function readPageText(page: BuiltPage, article: Element, { url, findMarkdown }: PageTextOptions): PageText {
  const { path, kind, main = page.document } = page;
  const heading = findElement(main, ({ tagName }) => tagName === 'h1');
  const next = findByClass(main, 'pagination-nav__link--next')?.properties.href;

  return {
    kind,
    path,
    markdownPath: toMarkdownPath(path),
    title: heading === undefined ? path : toString(heading).trim(),
    description: page.getMeta('description') ?? '',
    section: readSection(main),
    next: typeof next === 'string' ? next : undefined,
    markdown: articleToMarkdown(article, { address: url + path, findMarkdown }),
  };
}

/** The address of a page with `.md` behind it: `/docs/language/types.md`, and `/blog.md` for a folder with or without its slash. */
export function toMarkdownPath(path: string): string {
  return `${path.replace(/\/$/, '/index').replace(/(.)\/index$/, '$1')}.md`;
}

/** The first of the breadcrumbs; the house of the start page has no text. */
function readSection(main: Element): string | undefined {
  const crumbs = findByClass(main, 'breadcrumbs');
  const items = crumbs === undefined ? [] : listElements(crumbs, ({ tagName }) => tagName === 'li');

  return items.map((item) => toString(item).trim()).find((text) => text !== '');
}

function findByClass(tree: Element, name: string): Element | undefined {
  return findElement(tree, (element) => listClasses(element).includes(name));
}
