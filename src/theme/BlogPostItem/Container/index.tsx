// Wraps BlogPostItem/Container. Puts the cover above or beside a post and tells the two looks apart: the post itself, and its teaser in a list.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Container';
import Container from '@theme-original/BlogPostItem/Container';
import PostCover from '@site/src/features/blog/cover/PostCover';
import styles from './styles.module.css';

export default function ContainerWrapper({ children, className }: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    // The stock class holds a distance between posts, and with more force than any class of ours.
    <Container className={isBlogPostPage ? clsx(className, styles.post) : styles.teaser}>
      <PostCover path={metadata.permalink} shape={isBlogPostPage ? 'wide' : 'card'} />
      {children}
    </Container>
  );
}
