import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { BlogSidebar } from '@docusaurus/plugin-content-blog';
import Layout from '@theme/Layout';
import PostList from './PostList';
import styles from './styles.module.css';

export interface BlogLayoutProps {
  /** All posts, for the sidebar. */
  sidebar?: BlogSidebar;
  /** Right column with a `@theme/TableOfContents`. */
  contents?: ReactNode;
  children: ReactNode;
}

/** Layout of a blog page with the list of posts in a sidebar. */
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
