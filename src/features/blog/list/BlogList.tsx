import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import styles from './BlogList.module.css';

const LINKS = [
  { to: '/blog/archive', label: 'Archive' },
  { to: '/blog/tags', label: 'Tags' },
  { to: '/blog/authors', label: 'Authors' },
];

/** The list of posts: the newest as the lead story, the others below each other. */
export default function BlogList({ metadata, items }: Pick<Props, 'metadata' | 'items'>): ReactNode {
  // Only the first page has news.
  const leadCount = metadata.page === 1 ? 1 : 0;
  return (
    <>
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          Blog
        </Heading>
        <p className={styles.description}>{metadata.blogDescription}</p>
        <nav aria-label="Blog" className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <Link to="pathname:///blog/rss.xml">RSS</Link>
        </nav>
      </header>
      <div className={styles.lead}>
        <BlogPostItems items={items.slice(0, leadCount)} />
      </div>
      <BlogPostItems items={items.slice(leadCount)} />
    </>
  );
}
