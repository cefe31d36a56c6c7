import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import AuthorCard from '@theme/AuthorCard';
import { findAuthorLink } from '@theme/AuthorCard/findAuthorLink';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogHeader from '@theme/BlogHeader';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

/** Page that lists all authors of the blog, with the number of posts by each. */
export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactNode {
  return (
    <BlogLayout sidebar={sidebar} pageClass={ThemeClassNames.page.blogAuthorsListPage}>
      <PageMetadata
        title="Authors"
        description="The authors of the Wirespec blog, with the number of articles by each of them."
      />
      <SearchMetadata tag="blog_authors_list" />
      <BlogHeader title={<Heading as="h1">Authors</Heading>} />
      <ul className={styles.authors}>
        {authors.map((author) => (
          <li key={author.key}>
            <AuthorCard author={author}>
              <Heading as="h2">
                <Link to={findAuthorLink(author)} translate="no">
                  {author.name}
                </Link>{' '}
                <span className={styles.count}>{author.count}</span>
              </Heading>
            </AuthorCard>
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
