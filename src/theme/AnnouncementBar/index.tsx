import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

/**
 * Announcement above the navigation bar, if the configuration has one. Its content is HTML that `config/themeConfig.ts`
 * has escaped.
 */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  if (announcementBar === undefined) return null;

  return (
    <div className={clsx(ThemeClassNames.announcementBar.container, styles.bar)} role="banner" data-announcement="">
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: announcementBar.content }} />
      <button
        type="button"
        className={clsx(styles.close, 'needs-scripts')}
        aria-label="Close"
        data-announcement-close=""
      >
        <LineIcon path="M4 4l8 8M12 4l-8 8" />
      </button>
    </div>
  );
}
