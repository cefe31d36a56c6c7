import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import ExternalLinkIcon from '@theme/ExternalLinkIcon';
import styles from './styles.module.css';
import type { BarEntry, BarLink } from './useBarEntries';

/** Entry in the bar. The stylesheet opens its menu on hover. */
export default function BarItem({ entry }: { entry: BarEntry }): ReactNode {
  if (entry.items === undefined) {
    return (
      <li>
        <EntryLink link={entry} className={styles.link} hasIcon={entry.position === 'left'} />
      </li>
    );
  }
  const { label, href, isCurrent, items } = entry;

  return (
    <li className={styles.dropdown} data-dropdown="">
      {/* The role is `button`, because Enter opens the menu. A mouse opens the menu by hovering, so a click follows the
          link if the label has an address. */}
      <Link
        className={styles.link}
        href={href}
        role="button"
        aria-expanded="false"
        aria-current={isCurrent ? 'page' : undefined}
        data-dropdown-button=""
      >
        {label}
      </Link>
      <ul className={styles.menu}>
        {items.map((item) => (
          <li key={item.label}>
            <EntryLink link={item} className={styles.menuLink} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export interface EntryLinkProps {
  link: BarLink;
  className?: string;
  /** Whether a link to another site has an icon. */
  hasIcon?: boolean;
}

/** Link in the bar or in the mobile menu. */
export function EntryLink({ link, className, hasIcon = true }: EntryLinkProps): ReactNode {
  const { label, href, isCurrent, lang, version } = link;

  return (
    <Link
      className={className}
      href={href}
      lang={lang}
      aria-current={isCurrent ? 'page' : undefined}
      data-version={version}
    >
      {label}
      {hasIcon && !isInternalUrl(href) ? <ExternalLinkIcon /> : null}
    </Link>
  );
}
