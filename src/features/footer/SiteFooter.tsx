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
  const items = footer.links.flatMap(listItems);

  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}>
      <div className={styles.content}>
        {footer.logo && <FooterLogo logo={footer.logo} />}
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {items.map((item) => (
              <li key={item.label}>
                <LinkItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.follow}>
          Follow us for latest updates, contributions, and more. <Link to={repository}>Wirespec on GitHub</Link>
        </p>
        <p className={styles.copyright}>{footer.copyright}</p>
      </div>
    </footer>
  );
}

/** The links of a column, or the link itself where there are no columns. */
function listItems(link: FooterColumnItem | FooterLinkItem): FooterLinkItem[] {
  return isColumn(link) ? link.items : [link];
}

function isColumn(link: FooterColumnItem | FooterLinkItem): link is FooterColumnItem {
  return Array.isArray(link.items);
}
