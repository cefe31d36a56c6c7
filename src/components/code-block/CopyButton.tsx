import type { ReactNode } from 'react';
import clsx from 'clsx';
import FrameStatus from './FrameStatus';
import styles from './FrameButton.module.css';

/**
 * Button that copies the `code` of the closest element with `data-copyable`, with a status that reports the result.
 * `copying.ts` contains its behavior.
 */
export default function CopyButton(): ReactNode {
  return (
    <>
      <FrameStatus />
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
