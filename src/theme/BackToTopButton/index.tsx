import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

/** Button that scrolls to the top. `client.ts` shows it when the reader scrolls up. */
export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button)}
      aria-label="Scroll back to top"
      data-to-top=""
    >
      <LineIcon path="M3 10l5-5 5 5" />
    </button>
  );
}
