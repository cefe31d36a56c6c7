import type { ReactNode } from 'react';
import styles from './ClientAndServer.module.css';

/** Drawing of a client and a server, connected by the contract. */
export default function ClientAndServer(): ReactNode {
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
