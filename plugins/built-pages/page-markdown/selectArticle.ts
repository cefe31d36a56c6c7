import type { Element } from 'hast';
import { type BuiltPage, findElement, listClasses } from '../../../lib/built-pages/BuiltPage';
import { PAGE_CLASSES } from '../../../lib/built-pages/pageClasses';

/**
 * Selects the element with the page's own content. This is the content of a documentation page, or the article of a
 * post with its date, authors and tags. For other pages of documentation and blog, such as lists, it is the whole
 * `main` element.
 *
 * @returns undefined for pages outside documentation and blog, and for redirects, which have no `main` element
 */
export function selectArticle(page: BuiltPage): Element | undefined {
  const { main, kind } = page;
  if (main === undefined || kind === 'page') return undefined;
  if (kind === 'docs') return page.docContent ?? main;
  const isPost = listClasses(page.document).includes(PAGE_CLASSES.page.blogPost);

  return (isPost ? findElement(main, ({ tagName }) => tagName === 'article') : undefined) ?? main;
}
