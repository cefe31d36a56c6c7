import type { ReactNode } from 'react';
import styles from './FrameButton.module.css';

/**
 * Status of the buttons in the header of a code block. It is visible only after a failure, below the closest positioned
 * element.
 */
export default function FrameStatus(): ReactNode {
  return <span role="status" className={styles.status} />;
}
