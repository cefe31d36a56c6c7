import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { type FooterColumnItem, type FooterLinkItem, ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import ExternalLinkIcon from '@theme/ExternalLinkIcon';
import Logo from '@theme/Logo';
import { useSite } from '@site/src/components/site/useSite';
import StartWith from '@theme/StartWith';
import styles from './styles.module.css';

/**
 * Footer of every page with the links, logo and copyright of the configuration. Outside the documentation, the
 * invitation to start is above it.
 */
export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  const { repository } = useSite();
  if (footer === undefined) return null;
  const { logo, links, copyright } = footer;

  return (
    <div className={styles.end}>
      <StartWith />
      <footer className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}>
        <div className={clsx('container', styles.content)}>
          <div className={styles.about}>
            {logo?.href === undefined ? null : (
              <Link to={logo.href}>
                <Logo alt={logo.alt ?? ''} height={34} />
              </Link>
            )}
            <p>
              Follow us for latest updates, contributions, and more. <Link to={repository}>Wirespec on GitHub</Link>
            </p>
          </div>
          <nav aria-label="Footer" className={styles.columns}>
            {links.map((link) => (isColumn(link) ? <Column key={link.title} column={link} /> : null))}
          </nav>
          <p className={styles.copyright}>{copyright}</p>
        </div>
      </footer>
    </div>
  );
}

function isColumn(link: FooterColumnItem | FooterLinkItem): link is FooterColumnItem {
  return Array.isArray(link.items);
}

function Column({ column }: { column: FooterColumnItem }): ReactNode {
  const { title, items } = column;
  const titleId = `footer-${title ?? 'links'}`;

  return (
    <div>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul aria-labelledby={titleId}>
        {items.map(({ label, to, href = '' }) => (
          <li key={label}>
            <Link to={to ?? href}>
              {label}
              {isInternalUrl(to ?? href) ? null : <ExternalLinkIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
