import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import BlogHeader from '@theme/BlogHeader';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsPostsPage';
import BlogTeasers from '@theme/BlogTeasers';
import ContentVisibility from '@theme/ContentVisibility';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

/** Page with teasers of the posts with one tag. */
export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props): ReactNode {
  const title = `${tag.count === 1 ? 'One post' : `${tag.count} posts`} tagged with "${tag.label}"`;

  return (
    <BlogLayout sidebar={sidebar} pageClass={ThemeClassNames.page.blogTagPostListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <ContentVisibility metadata={{ unlisted: tag.unlisted, frontMatter: {} }} />
      <BlogHeader title={<Heading as="h1">{title}</Heading>} description={tag.description}>
        <Link to={tag.allTagsPath}>View all tags</Link>
      </BlogHeader>
      <BlogTeasers items={items} metadata={listMetadata} />
    </BlogLayout>
  );
}
