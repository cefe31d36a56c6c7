import type { ReactNode } from 'react';
import type { BlogSidebar } from '@docusaurus/plugin-content-blog';
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Sidebar with all posts by year, the newest first. The mobile menu copies the element with `data-blog-menu`. */
export default function PostList({ sidebar }: { sidebar: BlogSidebar }): ReactNode {
  const years = groupBlogSidebarItemsByYear(useVisibleBlogSidebarItems(sidebar.items));

  return (
    <aside className={styles.aside}>
      <nav aria-label="Blog recent posts navigation" data-blog-menu="">
        <p className={styles.title}>{sidebar.title}</p>
        {years.map(([year, items]) => (
          <div key={year} role="group" aria-label={year}>
            <Heading as="h3" className={styles.year}>
              {year}
            </Heading>
            <BlogSidebarItemList items={items} ulClassName={styles.posts} linkClassName={styles.post} />
          </div>
        ))}
      </nav>
    </aside>
  );
}
