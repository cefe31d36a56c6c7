import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

/**
 * Switch between color modes, if the configuration enables it. `client.ts` keeps its accessible name up to date with
 * the current mode.
 */
export default function ColorModeToggle(): ReactNode {
  const { disableSwitch, respectPrefersColorScheme } = useThemeConfig().colorMode;
  if (disableSwitch) return null;

  return (
    <li className="needs-scripts">
      <button
        type="button"
        className={styles.button}
        aria-label="Switch between dark and light mode (currently dark mode)"
        title="dark mode"
        data-color-switch={respectPrefersColorScheme ? 'system' : 'dark'}
      >
        <LineIcon path="M8 1.5v13M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM10 5h3M10 8h4M10 11h3" />
      </button>
    </li>
  );
}
