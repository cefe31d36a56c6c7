import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogMetadata } from '@docusaurus/plugin-content-blog/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import AuthorCard from '@theme/AuthorCard';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogHeader from '@theme/BlogHeader';
import BlogLayout from '@theme/BlogLayout';
import BlogTeasers from '@theme/BlogTeasers';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

/** Page with teasers of the posts by one author. */
export default function BlogAuthorsPostsPage({ author, items, sidebar, listMetadata }: Props): ReactNode {
  const { authorsListPath } = useBlogMetadata();
  const { key, name = key, count, description } = author;

  return (
    <BlogLayout sidebar={sidebar} pageClass={ThemeClassNames.page.blogAuthorsPostsPage}>
      <PageMetadata
        title={`${name} - ${count === 1 ? 'One post' : `${count} posts`}`}
        description={`All articles by ${name} on the Wirespec blog, newest first.`}
      />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogHeader
        title={
          <AuthorCard author={author}>
            <Heading as="h1" translate="no">{name}</Heading>
          </AuthorCard>
        }
        description={description}
      >
        <Link to={authorsListPath}>View all authors</Link>
      </BlogHeader>
      {items.length === 0 ? (
        <p>This author has not written any posts yet.</p>
      ) : (
        <BlogTeasers items={items} metadata={listMetadata} />
      )}
    </BlogLayout>
  );
}
