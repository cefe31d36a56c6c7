import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** A part of a page that is folded until a reader wants it, with its `<summary>` among the children. A native element, which `client.ts` folds gradually. */
export default function Details({ children, className, ...rest }: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(rest.id);
  const parts = Children.toArray(children);
  const summary = parts.find((part) => isValidElement(part) && part.type === 'summary');

  return (
    <details {...rest} className={clsx(styles.details, className)}>
      {summary ?? <summary>Details</summary>}
      <div className={styles.fold} data-fold="">
        <div className={styles.content}>{parts.filter((part) => part !== summary)}</div>
      </div>
    </details>
  );
}
