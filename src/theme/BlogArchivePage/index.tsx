import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import type { Props } from '@theme/BlogArchivePage';
import BlogHeader from '@theme/BlogHeader';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import { groupByYear } from './groupByYear';
import styles from './styles.module.css';

// Formats dates in UTC, so that they do not depend on the time zone of the build.
const DAY_FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Page that lists all posts by year. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  const all = archive.blogPosts.map(({ metadata }) => metadata);

  return (
    // Docusaurus passes the sidebar to all pages of the blog except this one.
    <BlogLayout sidebar={{ items: all }}>
      <PageMetadata title="Archive" description="All articles of the Wirespec blog, by year, the newest first." />
      <BlogHeader title={<Heading as="h1">Archive</Heading>} />
      {groupByYear(all).map(({ year, posts }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <Heading as="h2" id={`year-${year}`} className={styles.title}>
            {year}
          </Heading>
          <ol className={styles.posts}>
            {posts.map(({ permalink, date, title, description }) => (
              <li key={permalink} className={styles.post}>
                <time dateTime={date} className={styles.date}>
                  {DAY_FORMAT.format(new Date(date))}
                </time>{' '}
                <Link to={permalink} className={styles.link}>
                  {title}
                </Link>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </BlogLayout>
  );
}
