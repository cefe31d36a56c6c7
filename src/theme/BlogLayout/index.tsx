import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { BlogSidebar } from '@docusaurus/plugin-content-blog';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { BlogSidebarItemList, useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import TableOfContents from '@theme/TableOfContents';
import type { ContentsProps } from '@theme/TableOfContents/ContentsList';
import styles from './styles.module.css';
import { groupByYear } from '../BlogArchivePage/groupByYear';

export interface BlogLayoutProps {
  /** Class of the `html` element for the kind of page. */
  pageClass?: string;
  sidebar?: Pick<BlogSidebar, 'items'>;
  /** Headings of a post, which the right column lists. */
  contents?: ContentsProps['entries'];
  children: ReactNode;
}

/** Layout of a blog page, with the list of posts in a sidebar. The children may include the metadata of the page. */
export default function BlogLayout({ pageClass, sidebar, contents = [], children }: BlogLayoutProps): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, pageClass)}>
      <Layout>
        <div className={clsx('container page-columns', styles.columns, contents.length > 0 && 'with-contents')}>
          {sidebar === undefined || sidebar.items.length === 0 ? null : <PostList items={sidebar.items} />}
          <main className={clsx('page-content', styles.main)}>{children}</main>
          <TableOfContents label="Contents of the post" entries={contents} />
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Sidebar with all posts by year, the newest first. The mobile menu copies the element with `data-blog-menu`. */
function PostList({ items }: Pick<BlogSidebar, 'items'>): ReactNode {
  const years = groupByYear(useVisibleBlogSidebarItems(items));

  return (
    <aside className={clsx('page-sidebar', styles.aside)}>
      <nav aria-label="Blog recent posts navigation" data-blog-menu="">
        <p className={styles.title}>All posts</p>
        {years.map(({ year, posts }) => (
          <div key={year} role="group" aria-label={year}>
            <Heading as="h3" className={styles.year}>
              {year}
            </Heading>
            <BlogSidebarItemList items={posts} linkClassName={styles.post} />
          </div>
        ))}
      </nav>
    </aside>
  );
}
