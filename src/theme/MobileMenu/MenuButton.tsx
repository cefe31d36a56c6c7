import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { MENU_ID } from '.';
import styles from './styles.module.css';

/** Button that opens the mobile menu. Without scripts, a link leads to the menu at the end of the page. */
export default function MenuButton(): ReactNode {
  const icon = <LineIcon path="M1 3.5h14M1 8h14M1 12.5h14" />;
  return (
    <>
      <button
        type="button"
        className={clsx(styles.toggle, 'needs-scripts')}
        aria-label="Toggle navigation bar"
        aria-expanded="false"
        data-menu-open=""
      >
        {icon}
      </button>
      <noscript>
        <Link to={`#${MENU_ID}`} className={styles.toggle} aria-label="Menu">
          {icon}
        </Link>
      </noscript>
    </>
  );
}
