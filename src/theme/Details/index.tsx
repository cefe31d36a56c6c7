import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface DetailsProps extends ComponentProps<'details'> {
  /** The line that is always shown. Pages in plain HTML have a `<summary>` among the children instead. */
  summary?: string;
}

/** A part of a page that is folded until a reader wants it. A native element, which `client.ts` folds gradually. */
export default function Details({ summary: line, children, className, ...rest }: DetailsProps): ReactNode {
  useBrokenLinks().collectAnchor(rest.id);
  const parts = Children.toArray(children);
  const summary = parts.find((part) => isValidElement(part) && part.type === 'summary');

  return (
    <details {...rest} className={clsx(styles.details, className)}>
      {summary ?? <summary>{line ?? 'Details'}</summary>}
      <div className={styles.fold} data-fold="">
        <div className={styles.content}>{parts.filter((part) => part !== summary)}</div>
      </div>
    </details>
  );
}
