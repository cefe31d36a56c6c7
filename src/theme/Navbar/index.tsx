import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import Logo from '@theme/Logo';
import MenuButton from '@theme/MobileMenu/MenuButton';
import SearchBar from '@theme/SearchBar';
import BarItem from './BarItem';
import styles from './styles.module.css';
import { useBarEntries } from './useBarEntries';

const { navbar: CLASS_NAMES } = ThemeClassNames.layout;

/**
 * Bar at the top of every page. `client.ts` marks it when the page is scrolled, hides it when the reader scrolls down,
 * and opens its menus.
 */
export default function Navbar(): ReactNode {
  const { logo } = useThemeConfig().navbar;
  const entries = useBarEntries();
  const renderSide = (side: 'left' | 'right'): ReactNode =>
    entries.filter(({ position }) => position === side).map((entry) => <BarItem key={entry.label} entry={entry} />);

  return (
    <nav className={clsx(CLASS_NAMES.container, 'navbar', styles.bar)} aria-label="Main" data-bar="">
      <div className={clsx('container', styles.frame)}>
        <MenuButton />
        <Link className={styles.brand} to="/">
          <Logo alt={logo?.alt ?? ''} height={30} />
        </Link>
        <ul className={clsx(CLASS_NAMES.containerLeft, styles.items, styles.left)}>{renderSide('left')}</ul>
        <div className={clsx(CLASS_NAMES.containerRight, styles.right)}>
          <ul className={styles.items}>
            {renderSide('right')}
            <ColorModeToggle />
          </ul>
          <SearchBar />
        </div>
      </div>
    </nav>
  );
}
