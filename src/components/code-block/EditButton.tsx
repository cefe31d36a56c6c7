import type { ReactNode } from 'react';
import styles from './FrameButton.module.css';

/** Button that turns the code of the closest element with `data-copyable` into an editor (`src/live/edit`). */
export default function EditButton(): ReactNode {
  return (
    <button type="button" className={styles.edit} data-edit="">
      Edit
    </button>
  );
}
