import type { PluginOptions as BlogOptions } from '@docusaurus/plugin-content-blog';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { findElement } from '../../../lib/built-pages/BuiltPage';
import { articleToMarkdown, type ArticleOptions } from '../page-markdown/articleToMarkdown';

/** Option of the blog plugin that creates the entries of its feeds. */
type CreateFeedItems = NonNullable<BlogOptions['feedOptions']['createFeedItems']>;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/**
 * Creates feed entries from the Markdown of posts. Unlike the HTML of a page, the Markdown contains no buttons or tabs,
 * which do not work in a feed reader. The blog plugin reads the posts from the build folder while the post-build steps
 * run. This is safe, because no step changes the content of an article.
 *
 * @param findMarkdown - returns the Markdown of a code block by its id
 * @returns a function that throws an Error for a post without content in the build folder, and for a code block for
 *   which `findMarkdown` returns undefined
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
  if (article === undefined || content === '') {
    throw new Error(
      `The feed entry of ${options.address} has no content, because the blog plugin found none in the built page. Build the site again; if that does not help, check that src/theme/BlogPostPage/Post.tsx renders the text in the element with the id "__blog-post-container".`,
    );
  }

  return toHtml(markdown.runSync(markdown.parse(articleToMarkdown(article, options))));
}
