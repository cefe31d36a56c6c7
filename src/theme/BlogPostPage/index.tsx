import type { ReactNode } from 'react';
import clsx from 'clsx';
import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogPostPage';
import ContentVisibility from '@theme/ContentVisibility';
import PagerNav from '@theme/PagerNav';
import TableOfContents from '@theme/TableOfContents';
import Post from './Post';
import PostMetadata from './PostMetadata';

/** Page of a post with its table of contents, and links to the newer and the older post. */
export default function BlogPostPage({ content: Text, sidebar }: Props): ReactNode {
  const { metadata, frontMatter, toc } = Text;
  const contents =
    frontMatter.hide_table_of_contents === true
      ? undefined
      : {
          toc,
          minHeadingLevel: frontMatter.toc_min_heading_level,
          maxHeadingLevel: frontMatter.toc_max_heading_level,
        };

  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}>
        <PostMetadata />
        <BlogLayout
          sidebar={sidebar}
          contents={contents && <TableOfContents label="Contents of the post" {...contents} />}
        >
          <ContentVisibility metadata={metadata} />
          <Post contents={contents}>
            <Text />
          </Post>
          <PagerNav
            label="Blog post page navigation"
            previous={metadata.prevItem}
            next={metadata.nextItem}
            previousLabel="Newer post"
            nextLabel="Older post"
          />
        </BlogLayout>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
