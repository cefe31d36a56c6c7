import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './FrameButton.module.css';

/**
 * Copies the `code` of the nearest element with `data-copyable` around it, and says whether it worked, to eyes and to assistive technology: `copying.ts`.
 */
export default function CopyButton(): ReactNode {
  return (
    <>
      <span role="status" className={styles.announcement} />
      <button
        type="button"
        className={clsx(styles.button, styles.copy)}
        title="Copy"
        aria-label="Copy the code"
        data-copy=""
      />
    </>
  );
}
