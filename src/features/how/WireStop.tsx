import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './WireStop.module.css';

export interface WireStopProps {
  /** Id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Section of the page, drawn as a stop on the vertical wire. */
export default function WireStop({ id, title, children }: WireStopProps): ReactNode {
  return (
    <section className={styles.stop}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
