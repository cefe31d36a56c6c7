import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './Stop.module.css';

export interface StopProps {
  /** Anchor in the page's address. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page, one stop further down the wire. */
export default function Stop({ id, title, children }: StopProps): ReactNode {
  return (
    <section className={styles.stop}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
