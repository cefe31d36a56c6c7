import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Two blocks next to each other, such as input and output; one below the other where space is short. */
export default function SideBySide({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
