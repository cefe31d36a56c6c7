import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import StructuredData from '@site/src/components/structured-data/StructuredData';
import BlogHeader from '@theme/BlogHeader';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogTeasers from '@theme/BlogTeasers';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

const LINKS = [
  { to: '/blog/archive', label: 'Archive' },
  { to: '/blog/tags', label: 'Tags' },
  { to: '/blog/authors', label: 'Authors' },
  // `pathname://` is needed because Docusaurus has no route for this file, which the blog plugin writes.
  { to: 'pathname:///blog/rss.xml', label: 'RSS' },
];

/** One page of the paginated list of posts. The first page shows the newest post as the lead story. */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const structuredData = useBlogListPageStructuredData(props);

  return (
    <BlogLayout sidebar={sidebar} pageClass={ThemeClassNames.page.blogListPage}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData data={structuredData} />
      <BlogHeader
        title={
          <Heading as="h1" className={styles.title}>
            Blog
          </Heading>
        }
        description={metadata.blogDescription}
      >
        <nav aria-label="Blog" className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </BlogHeader>
      <BlogTeasers items={items} metadata={metadata} hasLead={metadata.page === 1} />
    </BlogLayout>
  );
}
