import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** Collapsible section: a native `<details>` with its `<summary>` among the children. `client.ts` animates it. */
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
