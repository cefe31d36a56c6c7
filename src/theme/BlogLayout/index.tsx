import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { BlogSidebar } from '@docusaurus/plugin-content-blog';
import Layout from '@theme/Layout';
import PostList from './PostList';
import styles from './styles.module.css';

export interface BlogLayoutProps {
  /** All posts, for the list beside the page. */
  sidebar?: BlogSidebar;
  /** A column on the other side of the page, as `@theme/TableOfContents` draws it. */
  contents?: ReactNode;
  children: ReactNode;
}

/** A page of the blog beside the list of posts. */
export default function BlogLayout({ sidebar, contents, children }: BlogLayoutProps): ReactNode {
  return (
    <Layout>
      <div className={clsx('container', styles.columns, contents !== undefined && styles.withContents)}>
        {sidebar === undefined || sidebar.items.length === 0 ? null : <PostList sidebar={sidebar} />}
        <main className={styles.main}>{children}</main>
        {contents}
      </div>
    </Layout>
  );
}
