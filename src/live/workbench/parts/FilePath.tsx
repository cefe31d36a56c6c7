import type { ReactNode } from 'react';
import styles from './FilePath.module.css';

/** A path whose beginning is truncated if space is short. */
export default function FilePath({ path }: { path: string }): ReactNode {
  return (
    <span className={styles.path} title={path}>
      <bdi dir="ltr">{path}</bdi>
    </span>
  );
}
