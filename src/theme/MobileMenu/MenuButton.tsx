import type { ReactNode } from 'react';
import clsx from 'clsx';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

/** Button that opens the mobile menu. */
export default function MenuButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.toggle, 'needs-scripts')}
      aria-label="Toggle navigation bar"
      aria-expanded="false"
      data-menu-open=""
    >
      <LineIcon path="M1 3.5h14M1 8h14M1 12.5h14" />
    </button>
  );
}
