import type { PluginOptions as BlogOptions } from '@docusaurus/plugin-content-blog';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { findElement } from '../../../lib/built-pages/BuiltPage';
import { articleToMarkdown, type ArticleOptions } from '../../../lib/page-markdown/articleToMarkdown';

/** What the blog plugin calls for the entries of its feeds. */
type CreateFeedItems = NonNullable<BlogOptions['feedOptions']['createFeedItems']>;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/**
 * Gives the entries of the feeds the text of their posts without what only works on a page: buttons, tabs, colors. It is the HTML of the Markdown that stands beside the post.
 *
 * The blog plugin reads the posts from the folder of the build, while the steps of `plugins/built-pages` are at work, which change no words of an article.
 *
 * @param findMarkdown - the Markdown of a code block by the name that pages have of it
 */
export function createFeedItems(findMarkdown: ArticleOptions['findMarkdown']): CreateFeedItems {
  return async ({ defaultCreateFeedItems, ...posts }) => {
    const items = await defaultCreateFeedItems(posts);

    return items.map((item) => ({
      ...item,
      content: toFeedContent(item.content ?? '', { address: item.link, findMarkdown }),
    }));
  };
}

function toFeedContent(content: string, options: ArticleOptions): string {
  const article = findElement(fromHtml(`<article>${content}</article>`), ({ tagName }) => tagName === 'article');
  // An entry must not go out without its text.
  if (article === undefined || content === '') {
    throw new Error(
      `The feed has no text of ${options.address}: the blog plugin has found none in the built page. Build the site again; if that does not help, see where the theme puts the text of a post now.`,
    );
  }

  return toHtml(markdown.runSync(markdown.parse(articleToMarkdown(article, options))));
}
