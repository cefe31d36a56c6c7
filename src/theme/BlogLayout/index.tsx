// Wraps BlogLayout. Makes the contents of a post a landmark: the stock layout puts them beside the main part without one.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import styles from './styles.module.css';

export default function BlogLayoutWrapper({ toc, ...props }: Props): ReactNode {
  return (
    <BlogLayout
      {...props}
      toc={
        toc ? (
          <nav className={styles.contents} aria-label="Contents of the post">
            {toc}
          </nav>
        ) : undefined
      }
    />
  );
}
