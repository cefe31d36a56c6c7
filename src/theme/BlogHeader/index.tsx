import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import PageMenu from '@theme/PageMenu';
import styles from './styles.module.css';

export interface BlogHeaderProps {
  title: ReactNode;
  description?: string;
  /** Links to related pages. */
  children?: ReactNode;
}

/** Header of a blog page that is not a post: title, description, links and page menu. */
export default function BlogHeader({ title, description, children }: BlogHeaderProps): ReactNode {
  const { pathname } = useLocation();

  return (
    <header className={clsx(styles.header, description === undefined && children === undefined && styles.short)}>
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
