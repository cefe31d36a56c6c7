import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ArchiveBlogPost } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import { groupByYear } from './groupByYear';
import styles from './Archive.module.css';

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** All posts by year, strung on a wire. */
export default function Archive({ posts }: { posts: readonly ArchiveBlogPost[] }): ReactNode {
  return groupByYear(posts).map(({ year, posts: ofYear }) => (
    <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
      <Heading as="h2" id={`year-${year}`} className={styles.title}>
        {year}
      </Heading>
      <ol className={styles.posts}>
        {ofYear.map(({ metadata }) => (
          <li key={metadata.permalink} className={styles.post}>
            <time dateTime={metadata.date} className={styles.date}>
              {DAY.format(new Date(metadata.date))}
            </time>
            <Link to={metadata.permalink} className={styles.link}>
              {metadata.title}
            </Link>
            <p className={styles.description}>{metadata.description}</p>
          </li>
        ))}
      </ol>
    </section>
  ));
}
