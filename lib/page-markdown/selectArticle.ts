import type { Element } from 'hast';
import { type BuiltPage, findElement, listClasses } from '../built-pages/BuiltPage';
import { PAGE_CLASSES } from '../built-pages/pageClasses';

/**
 * The part of a page that is about its subject, without what leads to other pages: the text of a page of the documentation, a post with its date, authors and tags, else the
 * whole main part, as of a list of posts.
 *
 * @returns nothing for pages outside of documentation and blog, and for redirects, which have no main part
 */
export function selectArticle(page: BuiltPage): Element | undefined {
  const { main, kind } = page;
  if (main === undefined || kind === 'page') return undefined;
  if (kind === 'docs') return page.docText ?? main;
  const isPost = listClasses(page.document).includes(PAGE_CLASSES.page.blogPost);

  return (isPost ? findElement(main, ({ tagName }) => tagName === 'article') : undefined) ?? main;
}
