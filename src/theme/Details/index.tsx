import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface DetailsProps extends ComponentProps<'details'> {
  /** Text of the summary. It is not used if the children include a `<summary>`, as in plain HTML. */
  summary?: string;
}

/** Collapsible section: a native `<details>`. `client.ts` animates it. */
export default function Details({ summary: summaryText, children, className, ...rest }: DetailsProps): ReactNode {
  useBrokenLinks().collectAnchor(rest.id);
  const nodes = Children.toArray(children);
  const summary = nodes.find((node) => isValidElement(node) && node.type === 'summary');

  return (
    <details {...rest} className={clsx(styles.details, className)}>
      {summary ?? <summary>{summaryText ?? 'Details'}</summary>}
      <div className={styles.fold} data-fold="">
        <div className={styles.content}>{nodes.filter((node) => node !== summary)}</div>
      </div>
    </details>
  );
}
