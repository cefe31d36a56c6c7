import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import Avatar from '@theme/AuthorCard/Avatar';
import { findAuthorLink } from '@theme/AuthorCard/findAuthorLink';
import styles from './styles.module.css';

export interface PostMetaProps {
  metadata: Pick<PropBlogPostMetadata, 'date' | 'readingTime' | 'authors'>;
  /** Pictures of the authors, in their order; undefined if the picture is not a file beside the post. */
  authorsImageUrls: readonly (string | undefined)[];
  /** Content at the end of the line. */
  children?: ReactNode;
}

// Formats dates in UTC, so that they do not depend on the time zone of the build.
const DATE_FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Line below the title of a post: date, reading time and authors. */
export default function PostMeta({ metadata, authorsImageUrls, children }: PostMetaProps): ReactNode {
  const { date, readingTime, authors } = metadata;

  return (
    <div className={styles.meta}>
      <div>
        <time dateTime={date}>{DATE_FORMAT.format(new Date(date))}</time>
        {readingTime === undefined ? null : ` · ${describeMinutes(Math.ceil(readingTime))}`}
      </div>
      {authors.map((author, index) => (
        <div key={author.key ?? author.name} className={styles.author}>
          <Link to={findAuthorLink(author)}>
            <Avatar imageUrl={authorsImageUrls[index] ?? author.imageURL} size={28} />
            <span translate="no">{author.name}</span>
          </Link>
        </div>
      ))}
      {children}
    </div>
  );
}

function describeMinutes(minutes: number): string {
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
