import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { groupByCaption } from './groupByCaption';
import SidebarItems from './SidebarItems';
import styles from './styles.module.css';

/**
 * Sidebar with all pages of the documentation, shown in wide windows. `client.ts` scrolls the current entry into view.
 * The mobile menu copies the element with `data-docs-menu`, so nothing in it may have an id.
 */
export default function DocSidebar({ items }: { items: PropSidebar }): ReactNode {
  const { pathname } = useLocation();
  const visibleItems = useVisibleSidebarItems(items, pathname);

  return (
    <aside
      className={clsx(ThemeClassNames.docs.docSidebarContainer, 'page-sidebar', styles.sidebar)}
      data-docs-sidebar=""
    >
      <nav aria-label="Docs sidebar" data-docs-menu="">
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, styles.list)}>
          {groupByCaption(visibleItems).map(({ caption, items: group }, index) => (
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
