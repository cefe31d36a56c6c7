import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { type BuiltPage, findElement, listClasses } from '../built-pages/BuiltPage';
import { THEME_CLASSES } from '../built-pages/pageClasses';
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
  const next = findElement(main, (element) => listClasses(element).includes(THEME_CLASSES.nextLink))?.properties.href;

  return {
    kind,
    path,
    markdownPath: toMarkdownPath(path),
    title: heading === undefined ? path : toString(heading).trim(),
    description: page.getMeta('description') ?? '',
    section: page.crumbs[0],
    next: typeof next === 'string' ? next : undefined,
    markdown: articleToMarkdown(article, { address: url + path, findMarkdown }),
  };
}

/** The address of a page with `.md` behind it: `/docs/language/types.md`, and `/blog.md` for a folder with or without its slash. */
export function toMarkdownPath(path: string): string {
  return `${path.replace(/\/$/, '/index').replace(/(.)\/index$/, '$1')}.md`;
}
