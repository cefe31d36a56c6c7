import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { type FooterColumnItem, type FooterLinkItem, ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import FooterLogo from '@theme/Footer/Logo';
import { useSite } from '@site/src/components/site/useSite';
import styles from './SiteFooter.module.css';

/** The end of every page, with the links, logo and copyright of the configuration. */
export default function SiteFooter(): ReactNode {
  const { footer } = useThemeConfig();
  const { repository } = useSite();
  if (footer === undefined) return null;

  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, styles.footer)} data-style={footer.style}>
      <div className={styles.content}>
        {footer.logo && <FooterLogo logo={footer.logo} />}
        <nav aria-label="Footer" className={styles.columns}>
          {footer.links.map((link, place) => (
            <Column key={place} link={link} />
          ))}
        </nav>
        <p className={styles.follow}>
          Follow us for latest updates, contributions, and more. <Link to={repository}>Wirespec on GitHub</Link>
        </p>
        <p className={styles.copyright}>{footer.copyright}</p>
      </div>
    </footer>
  );
}

/** The columns stand in one row: their titles are what screen readers call them. A link outside of columns is a column of its own. */
function Column({ link }: { link: FooterColumnItem | FooterLinkItem }): ReactNode {
  const [title, items] = isColumn(link) ? [link.title, link.items] : [undefined, [link]];

  return (
    <ul className={styles.links} aria-label={title ?? undefined}>
      {items.map((item) => (
        <li key={item.label}>
          <LinkItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function isColumn(link: FooterColumnItem | FooterLinkItem): link is FooterColumnItem {
  return Array.isArray(link.items);
}
