import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PostCover from '@theme/PostCover';
import PostMeta from '@theme/PostMeta';
import TagList from '@theme/TagList';
import styles from './styles.module.css';

export interface TeaserProps {
  /** Content of the post up to its truncation marker. */
  content: PropBlogPostContent;
  isLead: boolean;
}

/** Teaser of a post in a list. */
export default function Teaser({ content: Beginning, isLead }: TeaserProps): ReactNode {
  const { metadata, assets } = Beginning;
  const { permalink, title, tags, hasTruncateMarker } = metadata;

  return (
    <article className={clsx(styles.teaser, isLead && styles.lead)}>
      <PostCover path={permalink} shape={isLead ? 'wide' : 'card'} className={styles.cover} />
      <header>
        <Heading as="h2" className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <PostMeta metadata={metadata} authorsImageUrls={assets.authorsImageUrls} />
      </header>
      <div className={clsx('markdown', styles.text)}>
        <MDXContent>
          <Beginning />
        </MDXContent>
      </div>
      <footer className={styles.footer}>
        {tags.length === 0 ? null : <TagList tags={tags} />}
        {hasTruncateMarker ? (
          <Link className={styles.link} to={permalink} aria-label={`Read the article ${title}`}>
            Read the article
          </Link>
        ) : null}
      </footer>
    </article>
  );
}
