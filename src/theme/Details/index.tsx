// Replaces Details; what pages write of it stays the same. The stock one folds with React's state; ours is a native element, which src/client/article/folding animates.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import { isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

/** A part of a page that is folded until a reader wants it. */
export default function Details({ summary, children, className, ...rest }: Props): ReactNode {
  useBrokenLinks().collectAnchor(rest.id);

  return (
    <details {...rest} className={clsx('theme-details', 'alert', 'alert--info', styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.fold} data-fold="">
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
