import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { groupBelowCaptions } from './groupBelowCaptions';
import SidebarItems from './SidebarItems';
import styles from './styles.module.css';

/**
 * All pages of the documentation, beside the current one in wide windows. `client.ts` brings the current entry into view; the menu of small screens copies what has
 * `data-docs-menu`, so nothing in it has an id.
 */
export default function DocSidebar({ items }: { items: PropSidebar }): ReactNode {
  const { pathname } = useLocation();
  const visibleItems = useVisibleSidebarItems(items, pathname);

  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)} data-docs-sidebar="">
      <nav aria-label="Docs sidebar" data-docs-menu="">
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, styles.list)}>
          {groupBelowCaptions(visibleItems).map(({ caption, items: group }, index) => (
            <li key={caption ?? index} className={styles.group}>
              {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
              <ul className={styles.list}>
                <SidebarItems items={group} path={pathname} level={1} />
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
