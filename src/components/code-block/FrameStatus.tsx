import type { ReactNode } from 'react';
import styles from './FrameButton.module.css';

/**
 * Status of the buttons in the caption of a code block. It is visible only for a failure, below the closest positioned
 * element.
 */
export default function FrameStatus(): ReactNode {
  return <span role="status" className={styles.announcement} />;
}
