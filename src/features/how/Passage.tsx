import type { ReactNode } from 'react';
import styles from './Passage.module.css';

export interface PassageProps {
  /** A rendered code block. */
  example: ReactNode;
  /** The text that explains the example. */
  children: ReactNode;
}

/** Text with its example: side by side if the page is wide, and one below the other otherwise. */
export default function Passage({ example, children }: PassageProps): ReactNode {
  return (
    <div className={styles.passage}>
      <div className={styles.text}>{children}</div>
      <div>{example}</div>
    </div>
  );
}
