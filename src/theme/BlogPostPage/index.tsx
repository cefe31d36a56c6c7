import type { ReactNode } from 'react';
import { BlogPostProvider, useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogPostPage';
import ContentVisibility from '@theme/ContentVisibility';
import PagerNav from '@theme/PagerNav';
import { useContents } from '@theme/TableOfContents/ContentsList';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import StructuredData from '@site/src/components/structured-data/StructuredData';
import Post from './Post';

/** Page of a post with its table of contents, and links to the newer and the older post. */
export default function BlogPostPage({ content: Text, sidebar }: Props): ReactNode {
  const { metadata, frontMatter, toc } = Text;

  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogLayout
        sidebar={sidebar}
        contents={useContents(toc, frontMatter)}
        pageClass={ThemeClassNames.page.blogPostPage}
      >
        <PostMetadata />
        <ContentVisibility metadata={metadata} />
        <Post>
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
    </BlogPostProvider>
  );
}

/** Metadata of a post for search engines and link previews. */
function PostMetadata(): ReactNode {
  const { assets, metadata } = useBlogPost();
  const structuredData = useBlogPostStructuredData();
  const { title, description, date, tags, authors, frontMatter } = metadata;
  const authorUrls = authors.flatMap(({ url }) => url ?? []);

  return (
    <>
      <PageMetadata
        title={frontMatter.title_meta ?? title}
        description={description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      >
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
        {authorUrls.length === 0 ? null : <meta property="article:author" content={authorUrls.join(',')} />}
        {tags.length === 0 ? null : <meta property="article:tag" content={tags.map(({ label }) => label).join(',')} />}
      </PageMetadata>
      <StructuredData data={structuredData} />
    </>
  );
}
