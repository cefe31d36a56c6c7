import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import PageMenu from '@theme/PageMenu';
import styles from './styles.module.css';

export interface BlogHeaderProps {
  /** The title of the page, with its heading. */
  title: ReactNode;
  description?: string;
  /** Where the page leads to. */
  children?: ReactNode;
}

/** The head of a page of the blog that is not a post: what it is, where it leads, and the menu that copies it. */
export default function BlogHeader({ title, description, children }: BlogHeaderProps): ReactNode {
  const { pathname } = useLocation();

  return (
    <header className={styles.header}>
      {title}
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      <div className={styles.row}>
        {children}
        <div className={styles.menu}>
          <PageMenu permalink={pathname} />
        </div>
      </div>
    </header>
  );
}
