import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ColorModeToggle from '@theme/ColorModeToggle';
import Logo from '@theme/Logo';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { EntryLink } from '@site/src/theme/Navbar/BarItem';
import { type BarEntry, type BarLink, useBarEntries } from '@site/src/theme/Navbar/useBarEntries';
import styles from './styles.module.css';

const { mobileSidebar: CLASS_NAMES } = ThemeClassNames.layout.navbar;

/** Id of the menu, to which a link leads without scripts. */
export const MENU_ID = 'site-menu';

/**
 * Menu of small screens. It has the entries of the bar and a copy of the page's sidebar, which `client.ts` inserts when
 * the menu opens. The browser closes the dialog on Escape. Without scripts, the styles show the menu as a part of the
 * page. The layout renders it after the content, so that browsers reach the content earlier.
 */
export default function MobileMenu(): ReactNode {
  const entries = useBarEntries();
  useBrokenLinks().collectAnchor(MENU_ID);

  return (
    <dialog id={MENU_ID} className={clsx(CLASS_NAMES.container, styles.menu)} aria-label="Menu" data-menu="">
      <Header />
      <div className={clsx(CLASS_NAMES.panel, styles.panel)} data-menu-main="">
        <ul className={styles.list}>
          {entries.map((entry) => (
            <MenuItem key={entry.label} entry={entry} />
          ))}
        </ul>
      </div>
      <div className={clsx(CLASS_NAMES.panel, styles.panel)} data-menu-page="" hidden>
        <button type="button" className={styles.back} data-menu-back="">
          ← Back to main menu
        </button>
        <div className={styles.page} data-menu-slot="" />
      </div>
    </dialog>
  );
}

function Header(): ReactNode {
  const { logo } = useThemeConfig().navbar;

  return (
    <div className={styles.header}>
      <Link to="/">
        <Logo alt={logo?.alt ?? ''} height={30} />
      </Link>
      <ul className={styles.tools}>
        <ColorModeToggle />
      </ul>
      <button type="button" className={styles.close} aria-label="Close navigation bar" data-menu-close="">
        <LineIcon path="M3 3l10 10M13 3 3 13" />
      </button>
    </div>
  );
}

/**
 * An entry of the bar in the mobile menu. A menu of the bar becomes a collapsible list. If the label of the menu is a
 * link, the list begins with this link.
 */
function MenuItem({ entry }: { entry: BarEntry }): ReactNode {
  const { label, menuLabel, items, href } = entry;
  if (items === undefined) return <MenuLink link={entry} />;
  const links = menuLabel === undefined && href !== '#' ? [{ ...entry, label: 'Overview' }, ...items] : items;

  return (
    <li data-dropdown="">
      <details open={links.some(({ isCurrent }) => isCurrent) && menuLabel === undefined}>
        <summary className={styles.link}>{menuLabel ?? label}</summary>
        <ul className={styles.list} data-fold="">
          {links.map((link) => (
            <MenuLink key={link.label} link={link} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function MenuLink({ link }: { link: BarLink }): ReactNode {
  return (
    <li>
      <EntryLink link={link} className={styles.link} />
    </li>
  );
}
