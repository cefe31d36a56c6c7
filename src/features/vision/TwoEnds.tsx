import type { ReactNode } from 'react';
import styles from './TwoEnds.module.css';

/** The idea as a drawing: client and server, and the wire between them that is the contract. */
export default function TwoEnds(): ReactNode {
  return (
    <figure className={styles.figure}>
      <span className={styles.end}>client</span>
      <span className={styles.wire} />
      <span className={styles.contract}>contract</span>
      <span className={styles.wire} />
      <span className={styles.end}>server</span>
    </figure>
  );
}
