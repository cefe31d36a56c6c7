import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import type { Props } from '@theme/BlogArchivePage';
import BlogHeader from '@theme/BlogHeader';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import { groupByYear } from './groupByYear';
import styles from './styles.module.css';

// UTC is used so that the dates do not depend on the time zone of the build.
const DAY_FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Page that lists all posts by year. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  // Unlike other pages of the blog, this one does not receive the sidebar from Docusaurus. Its title is the
  // `blogSidebarTitle` of `config/plugins.ts`.
  const sidebar = { title: 'All posts', items: archive.blogPosts.map(({ metadata }) => metadata) };

  return (
    <BlogLayout sidebar={sidebar}>
      <PageMetadata title="Archive" description="All articles of the Wirespec blog, by year, the newest first." />
      <BlogHeader title={<Heading as="h1">Archive</Heading>} />
      {groupByYear(archive.blogPosts, ({ metadata }) => metadata.date).map(({ year, posts }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <Heading as="h2" id={`year-${year}`} className={styles.title}>
            {year}
          </Heading>
          <ol className={styles.posts}>
            {posts.map(({ metadata }) => (
              <li key={metadata.permalink} className={styles.post}>
                <time dateTime={metadata.date} className={styles.date}>
                  {DAY_FORMAT.format(new Date(metadata.date))}
                </time>{' '}
                <Link to={metadata.permalink} className={styles.link}>
                  {metadata.title}
                </Link>
                <p className={styles.description}>{metadata.description}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </BlogLayout>
  );
}
