import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import EditMeta from '@theme/EditMeta';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageMenu from '@theme/PageMenu';
import PostCover from '@theme/PostCover';
import PostMeta from '@theme/PostMeta';
import { useContents } from '@theme/TableOfContents/ContentsList';
import FoldedContents from '@theme/TableOfContents/FoldedContents';
import TagList from '@theme/TagList';
import styles from './styles.module.css';

/** Id by which Docusaurus's blog plugin finds the text of a post in the built page, for the feeds. */
const TEXT_ID = '__blog-post-container';

/** A post with its cover, title, metadata and text. */
export default function Post({ children }: { children: ReactNode }): ReactNode {
  const { metadata, assets, frontMatter, toc } = useBlogPost();
  const { permalink, title, tags, unlisted, editUrl, lastUpdatedAt } = metadata;

  return (
    <article>
      <PostCover path={permalink} shape="wide" className={styles.cover} />
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <PostMeta metadata={metadata} authorsImageUrls={assets.authorsImageUrls}>
          {/* Unlisted posts have no Markdown file. */}
          {unlisted ? null : (
            <div className={styles.menu}>
              <PageMenu permalink={permalink} />
            </div>
          )}
        </PostMeta>
        <FoldedContents entries={useContents(toc, frontMatter)} />
      </header>
      <div id={TEXT_ID} className={clsx('markdown', styles.text)}>
        <MDXContent>{children}</MDXContent>
      </div>
      <footer className={styles.footer}>
        {tags.length === 0 ? null : (
          <div className={clsx(ThemeClassNames.blog.blogFooterEditMetaRow, styles.tags)}>
            <b>Tags:</b>
            <TagList tags={tags} />
          </div>
        )}
        <EditMeta
          className={ThemeClassNames.blog.blogFooterEditMetaRow}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
        />
      </footer>
    </article>
  );
}
