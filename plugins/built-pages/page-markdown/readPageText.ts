import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { type BuiltPage, findElement, type PageKind } from '../../../lib/built-pages/BuiltPage';
import { articleToMarkdown, type ArticleOptions } from './articleToMarkdown';
import { toMarkdownPath } from '../../../lib/html/toMarkdownPath';

/** A page as Markdown, with its metadata for lists of pages. */
export interface PageText {
  kind: PageKind;
  path: string;
  /** Path of the Markdown file, including the base URL. */
  markdownPath: string;
  /** Text of the `h1`; the path if there is no `h1`. */
  title: string;
  description: string;
  /** First breadcrumb: the section of the documentation, or the title of a page that has no section. */
  section: string | undefined;
  /** Path of the page that the 'next' link points to. */
  next: string | undefined;
  markdown: string;
}

export interface PageTextOptions extends Pick<ArticleOptions, 'findMarkdown'> {
  /** Origin of all URLs: `https://wirespec.io`. */
  url: string;
}

/**
 * Reads a built page as Markdown.
 *
 * @param article - article of the page, from `selectArticle`
 * @throws Error for a code block for which `findMarkdown` returns undefined
 */
export function readPageText(page: BuiltPage, article: Element, { url, findMarkdown }: PageTextOptions): PageText {
  const { path, kind, main = page.document } = page;
  const heading = findElement(main, ({ tagName }) => tagName === 'h1');
  const next = findElement(main, ({ properties }) => [properties.rel].flat().includes('next'))?.properties.href;

  return {
    kind,
    path,
    markdownPath: toMarkdownPath(path),
    title: heading === undefined ? path : toString(heading).trim(),
    description: page.getMeta('description') ?? '',
    section: page.breadcrumbs[0],
    next: typeof next === 'string' ? next : undefined,
    markdown: articleToMarkdown(article, { address: url + path, findMarkdown }),
  };
}
