import type { ReactNode } from 'react';
import styles from './FrameButton.module.css';

/** Turns the code of the nearest element with `data-copyable` into an editor, see `src/live/edit`. */
export default function EditButton(): ReactNode {
  return (
    <button type="button" className={styles.edit} data-edit="">
      Edit
    </button>
  );
}
