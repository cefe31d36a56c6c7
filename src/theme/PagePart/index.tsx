import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Part of a long text, which the browser lays out after the first screen. `rehypePageParts` puts it around the text below each heading. */
export default function PagePart({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={clsx('markdown', styles.part)} data-page-part="">
      {children}
    </div>
  );
}
