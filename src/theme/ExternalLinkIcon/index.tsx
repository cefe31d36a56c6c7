import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Icon for a link that opens another site in a new tab. */
export default function ExternalLinkIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-label="(opens in new tab)">
      <path
        d="M6.5 3H3v10h10V9.5M9 2.5h4.5V7M13.5 2.5 7 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
