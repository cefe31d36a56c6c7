import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Two blocks side by side, such as input and output. They are stacked if space is short. */
export default function SideBySide({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
