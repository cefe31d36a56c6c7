import type { ReactNode } from 'react';
import { describeSearchFailure } from '../describeSearchFailure';
import styles from './DialogPanel.module.css';

/** Screen for a failed search, with a remedy. */
export default function ErrorScreen({ error }: { error: unknown }): ReactNode {
  return (
    <div className={styles.screen} role="alert">
      <p className={styles.screenTitle}>Unable to fetch results</p>
      <p className={styles.help}>{describeSearchFailure(error)}</p>
    </div>
  );
}
