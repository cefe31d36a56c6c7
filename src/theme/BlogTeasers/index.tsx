import type { ReactNode } from 'react';
import type { BlogPaginatedMetadata } from '@docusaurus/plugin-content-blog';
import type { Props as ListProps } from '@theme/BlogListPage';
import PagerNav from '@theme/PagerNav';
import Teaser from './Teaser';
import styles from './styles.module.css';

export interface BlogTeasersProps {
  items: ListProps['items'];
  metadata: BlogPaginatedMetadata;
  /** Whether the first post is the lead story. */
  hasLead?: boolean;
}

/** Teasers of posts, and links to the previous and next page of the list. */
export default function BlogTeasers({ items, metadata, hasLead = false }: BlogTeasersProps): ReactNode {
  const { page, previousPage, nextPage } = metadata;

  return (
    <div className={styles.list}>
      {items.map(({ content }, index) => (
        <Teaser key={content.metadata.permalink} content={content} isLead={hasLead && index === 0} />
      ))}
      <PagerNav
        label="Blog list page navigation"
        previous={previousPage === undefined ? undefined : { permalink: previousPage, title: `Page ${page - 1}` }}
        next={nextPage === undefined ? undefined : { permalink: nextPage, title: `Page ${page + 1}` }}
        previousLabel="Newer entries"
        nextLabel="Older entries"
      />
    </div>
  );
}
